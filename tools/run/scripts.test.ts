import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

interface Manifest {
  scripts?: Record<string, string>
  nx?: { namedInputs?: Record<string, (string | { runtime?: string })[]> }
}

const folders = ['libs', 'apps'].flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
)

/** Every command that npm or Nx hands to the system's shell: sh on Linux and macOS, cmd.exe on Windows. */
const commands = ['.', 'tools', ...folders].flatMap((folder) => {
  const { scripts = {}, nx }: Manifest = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  )
  const inputs = Object.values(nx?.namedInputs ?? {}).flat()
  const runtimes = inputs.flatMap((input) => (typeof input === 'string' ? [] : (input.runtime ?? [])))
  return [...Object.values(scripts), ...runtimes]
})

/** Programs of Node, npm and the project's packages, and none that only some systems have, such as `rm`. */
const PROGRAMS = ['node', 'npm', 'biome', 'jest', 'knip', 'playwright', 'rspack', 'tsc']

/** Whether both shells parse a command alike: programs with plain words, in sequence. */
function isPortable(command: string): boolean {
  return command.split(' && ').every((part) => {
    const [program = '', ...words] = part.split(' ')
    return PROGRAMS.includes(program) && words.every((word) => /^[\w@./:=-]+$/.test(word))
  })
}

test('every script works in the shells of Linux, macOS and Windows', () => {
  expect(commands.length).toBeGreaterThan(folders.length)
  expect(commands.filter((command) => !isPortable(command))).toEqual([])
})

test.each([
  ['a variable before the program', 'NODE_OPTIONS=--expose-gc jest'],
  ['a program of one system', 'rm -rf dist'],
  ['quotes of one shell', "jest --testPathPatterns 'a b'"],
  ['a list of commands', 'jest; tsc -p .'],
  ['a command in the background', 'rspack dev & jest'],
  ['a variable as a word', 'jest $FILES'],
  ['a pattern that the shell replaces', 'biome ci src/*'],
  ['a program by the path of one system', './node_modules/.bin/jest'],
])('%s is refused: %s', (_, command) => {
  expect(isPortable(command)).toBe(false)
})
