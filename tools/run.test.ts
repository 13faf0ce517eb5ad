import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(__dirname, '../package.json'), 'utf8'),
)
const called = Object.entries(scripts).filter(([, script]) => script.startsWith('node tools/run.mjs '))

function start(...args: string[]) {
  const program = path.join(__dirname, 'run.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** The listed commands and their descriptions. */
function listed(text: string): string[][] {
  return [...text.matchAll(/^ {2}(\S+) {2,}(\S.*)$/gm)].map(([, name = '', does = '']) => [name, does])
}

test.each(['nonsense', 'constructor'])('the unknown command %s gets a list of all commands', (name) => {
  const { status, stdout, stderr } = start(name)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(`There is no command ${name}.\nUsage: npm run COMMAND [-- arguments]\n`)
  expect(listed(stderr).map(([command]) => command)).toEqual(expect.arrayContaining(['start', 'test']))
})

test('without a command the same list is printed', () => {
  const { status, stderr } = start()
  expect(status).toBe(2)
  expect(listed(stderr)).toEqual(listed(start('nonsense').stderr))
})

test('every command is an npm script of the same name', () => {
  expect(called).toEqual(called.map(([name]) => [name, `node tools/run.mjs ${name}`]))
  const names = listed(start().stderr).map(([name]) => name)
  expect(names.sort()).toEqual(called.map(([name]) => name).sort())
})

test('arguments and exit codes go through', () => {
  const { status, stderr } = start('new-remote', 'goals', '--color', 'red')
  expect(status).toBe(1)
  expect(stderr).toContain("Unknown option '--color'")
  expect(start('test:versions').status).toBe(2)
})
