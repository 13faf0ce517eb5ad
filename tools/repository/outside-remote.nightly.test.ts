import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './root'

jest.setTimeout(300_000)

const ORIGIN = 'https://debt-notes.example.com'

/** The other team's repository, in a folder whose name says nothing about the remote. */
let repository: string

beforeAll(() => {
  repository = path.join(mkdtempSync(path.join(tmpdir(), 'solvent-outside-')), 'checkout')
  run('npm', ['run', 'kit'], root)
  run('npx', ['nx', 'build', 'shell'], root)
  const example = path.join(root, 'examples/outside-remote')
  const ownFiles = readdirSync(example).filter((file) => !['dist', 'kit', 'node_modules'].includes(file))
  for (const file of ownFiles)
    cpSync(path.join(example, file), path.join(repository, file), { recursive: true })
  cpSync(path.join(root, 'dist/kit'), path.join(repository, 'kit'), { recursive: true })
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'])
})
afterAll(() => rmSync(path.dirname(repository), { recursive: true }))

/** The exit code and the output of a command. */
function start(command: string, args: readonly string[], cwd = repository) {
  // Without the variables of an Nx that runs this test, such as its cache folder.
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')),
  )
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    // Windows starts npm.cmd and npx.cmd only through a shell.
    shell: process.platform === 'win32',
    env: {
      ...inherited,
      REMOTES_STORE: path.join(repository, 'store'),
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_TUI: 'false',
    },
  })
  return { status, output: stdout + stderr }
}

/** The output of a command; throws if it fails. */
function run(command: string, args: readonly string[], cwd = repository): string {
  const { status, output } = start(command, args, cwd)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${output}`)
  return output
}

function json(file: string) {
  return JSON.parse(readFileSync(path.join(repository, file), 'utf8'))
}

test('the packages of a kit have one version, and depend on each other in it', () => {
  const folder = path.join(repository, 'node_modules/@solvent')
  const manifests = readdirSync(folder).map((name) => json(`node_modules/@solvent/${name}/package.json`))
  expect(manifests).toHaveLength(readdirSync(path.join(repository, 'kit')).length)
  const inKit = manifests.flatMap(({ version, dependencies }) => [
    version,
    ...Object.entries(dependencies).flatMap(([name, range]) => (name.startsWith('@solvent/') ? [range] : [])),
  ])
  expect(new Set(inKit).size).toBe(1)
  expect(inKit[0]).toMatch(/^\d+\.\d+\.\d+-kit-[0-9a-f]{8}$/)
})

test('packing the same sources again gives the same files', () => {
  run('npm', ['run', 'kit'], root)
  const files = readdirSync(path.join(repository, 'kit'))
  expect(readdirSync(path.join(root, 'dist/kit'))).toEqual(files)
  const changed = files.filter((file) => {
    const again = readFileSync(path.join(root, 'dist/kit', file))
    return !again.equals(readFileSync(path.join(repository, 'kit', file)))
  })
  expect(changed).toEqual([])
})

test('every declaration in the kit is complete', () => {
  const { output } = start('npx', ['tsc', '-p', '.', '--skipLibCheck', 'false'])
  // Declarations of other packages are not ours.
  expect(output.split('\n').filter((line) => line.includes('@solvent/'))).toEqual([])
})

test('a remote outside of this repository is checked, built, released and withdrawn with the kit alone', () => {
  run('npm', ['run', 'typecheck'])
  run('npm', ['run', 'build'])
  const release = json('dist/release.json')
  expect(release).toMatchObject({
    name: 'debt_notes',
    needs: { '@solvent/contracts': ['areasOf', 'listLiabilities'], '@solvent/event-bus': ['subscribe'] },
  })
  const bytes = Object.values<number>(release.bytes).reduce((sum, size) => sum + size)
  expect(bytes).toBeLessThan(release.budget.first)

  run('npx', ['remotes', 'shell', path.join(root, 'apps/shell/dist/shell.json')])
  run('npx', ['remotes', 'publish', 'dist', '--origin', ORIGIN])
  expect(run('npx', ['remotes', 'list'])).toContain(`debt_notes ${release.version} from ${ORIGIN}`)
  run('npx', ['remotes', 'remove', 'debt_notes'])
  expect(run('npx', ['remotes', 'verify'])).toContain('All is well: 2 revisions, 0 remotes.')
})

test('a contract without a field that the page uses fails its type check, which names the field', () => {
  const file = path.join(repository, 'node_modules/@solvent/contracts/src/liabilities.d.ts')
  const whole = readFileSync(file, 'utf8')
  const narrowed = whole.replaceAll(/^ +remaining_amount: .*\n/gm, '')
  expect(narrowed).not.toBe(whole)
  writeFileSync(file, narrowed)
  const { status, output } = start('npm', ['run', 'typecheck'])
  writeFileSync(file, whole)
  expect(status).not.toBe(0)
  expect(output).toMatch(/src\/page\.tsx.*Property 'remaining_amount' does not exist/)
  run('npm', ['run', 'typecheck'])
})
