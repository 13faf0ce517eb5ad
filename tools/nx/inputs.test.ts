import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

jest.setTimeout(120_000)

const root = path.resolve(__dirname, '../..')
const folders = ['libs', 'apps'].flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
)

interface Manifest {
  name: string
  scripts?: Record<string, string>
  nx?: { targets?: Record<string, { command: string }> }
}

/** A workspace with the inputs of this one, where a task only records that it ran. */
let copy: string
/** Its first run, in which one task fails, and its second. */
let first: ReturnType<typeof runAll>
let second: ReturnType<typeof runAll>

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'solvent-inputs-'))
  const print = 'libs/api-testing/postgres'
  for (const file of [
    'nx.json',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    '.gitignore',
    print,
  ])
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  for (const folder of ['tools', ...folders]) {
    const manifest: Manifest = JSON.parse(read(path.join(root, folder, 'package.json')))
    write(`${folder}/package.json`, JSON.stringify(recorded(manifest)))
  }
  // With the same origin, Nx would share one cache between all clones.
  mkdirSync(path.join(copy, 'home'))
  git('init', '--quiet')
  git('remote', 'add', 'origin', 'https://example.com/people/solvent.git')
  first = runAll({ FAILING: 'plan:test' })
  second = runAll()
})
afterAll(() => rmSync(copy, { recursive: true }))

function recorded({ scripts, ...manifest }: Manifest): Manifest {
  const cached = Object.keys(scripts ?? {}).filter((target) => ['build', 'test'].includes(target))
  const targets = cached.map((target) => {
    const task = `${manifest.name.replace('@solvent/', '')}:${target}`
    return [target, { command: `echo ${task} >> ran && test "$FAILING" != ${task}` }]
  })
  return { ...manifest, nx: { ...manifest.nx, targets: Object.fromEntries(targets) } }
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: copy })
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function write(file: string, text: string): void {
  mkdirSync(path.join(copy, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(copy, file), text)
}

/** Builds and tests everything as `npm test` does. Returns the tasks that ran, and whether all succeeded. */
function runAll(env: Record<string, string> = {}) {
  return runNx(['run-many', '--parallel=8'], env)
}

/** Builds and tests with a command of Nx. Returns the tasks that ran, and whether all succeeded. */
function runNx(command: readonly string[], env: Record<string, string> = {}) {
  rmSync(path.join(copy, 'ran'), { force: true })
  const { NX_CACHE_DIRECTORY: _, NX_WORKSPACE_DATA_DIRECTORY: __, ...inherited } = process.env
  const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js')
  const args = [nx, ...command, '-t', 'build', 'test', '--output-style=static']
  const { status } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...inherited,
      HOME: path.join(copy, 'home'),
      USERPROFILE: path.join(copy, 'home'),
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NX_NO_CLOUD: 'true',
      NX_ISOLATE_PLUGINS: 'false',
      ...env,
    },
  })
  const ran = read(path.join(copy, 'ran')).split('\n')
  return { ok: status === 0, ran: ran.filter((task) => task !== '').sort() }
}

test('a failed task fails the run and runs again; a successful one is cached', () => {
  expect(first.ran).toEqual(expect.arrayContaining(['api:build', 'api:test', 'plan:test', 'tools:test']))
  expect(first.ok).toBe(false)
  expect(second).toEqual({ ok: true, ran: ['plan:test'] })
  expect(runAll()).toEqual({ ok: true, ran: [] })
})

test('clones do not share a cache', () => {
  expect(readdirSync(path.join(copy, '.nx')).sort()).toEqual(['cache', 'workspace-data'])
  expect(existsSync(path.join(copy, 'home/.nx'))).toBe(false)
})

test.each([
  ['tools/run/ports.mjs', ['tools:test']],
  [
    'tools/jest-properties.ts',
    ['api:test', 'bank-files:test', 'money:test', 'plan:test', 'quick-entry:test', 'tools:test'],
  ],
  [
    'apps/api/src/storage/migrations/0099-next.sql',
    ['api:build', 'api:test', 'reliability:test', 'tools:test'],
  ],
  ['apps/api/src/next.test.ts', ['api:test', 'tools:test']],
  ['tools/app-workspace.ts', ['remote-kit:test', 'shell:test', 'tools:test']],
  ['apps/shell/rspack/next.ts', ['shell:build', 'shell:test']],
  ['apps/shell/rspack/next.test.ts', ['shell:test']],
  ['apps/chat-mfe/src/next.ts', ['chat-mfe:build', 'chat-mfe:test']],
  ['libs/ui/gallery/next.tsx', ['ui:test']],
  ['README.md', []],
])('a change of %s runs what reads it, and nothing else', (file, tasks) => {
  write(file, 'changed')
  expect(runAll().ran).toEqual(tasks)
})

test('a change in a library runs the projects that depend on it', () => {
  write('libs/money/src/next.ts', 'changed')
  const { ran } = runAll()
  expect(ran).toEqual(
    expect.arrayContaining(['api:build', 'api:test', 'money:test', 'plan:test', 'shell:build']),
  )
  expect(ran).not.toContain('event-bus:test')
})

test('a change in test-only code builds nothing', () => {
  write('libs/testing/src/next.ts', 'changed')
  const { ran } = runAll()
  expect(ran).toEqual(expect.arrayContaining(['assets-mfe:test', 'shell:test', 'testing:test']))
  expect(ran.filter((task) => task.endsWith(':build'))).toEqual([])
})

test('another PostgreSQL and another seed of the properties run the tests that use them', () => {
  const others = { TEST_DATABASE_URL: 'postgres://other', PROPERTY_SEED: '3' }
  expect(runAll(others).ran).toEqual([
    'api:test',
    'bank-files:test',
    'money:test',
    'plan:test',
    'quick-entry:test',
  ])
})

/** The files outside the projects that docs/delivery.md lists, and the projects whose tests they run. */
function documented(): [file: string, projects: string][] {
  const [, table = ''] = read(path.join(root, 'docs/delivery.md')).split('Changes in the shell or a remote')
  return table.split('\n').flatMap((line) => {
    const [, files = '', projects = ''] = /^\| (`.*`) +\| (.*?) +\|$/.exec(line) ?? []
    return [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']): [string, string] => [file, projects])
  })
}

/** Changes a file, so that one in JSON stays readable. */
function change(file: string): void {
  const text = read(path.join(copy, file))
  if (file === 'package-lock.json') write(file, text.replace(/"sha512-./, '"sha512-_'))
  else write(file, `${text}${file.endsWith('.json') ? '' : 'changed'}\n`)
}

test.each(documented())('a change of %s runs the tests of %s, as the page says', (file, projects) => {
  change(file)
  const expected =
    projects === 'every project' ? first.ran : projects.split(', ').map((project) => `${project}:test`)
  expect(runAll().ran).toEqual(expected)
})

test('Nx selects what depends on the project that reads a file, and takes it from the cache', () => {
  change('docs/plan.md')
  const { ran } = runNx(['affected', '--files=docs/plan.md'])
  expect(ran).toEqual(['plan:test'])
})
