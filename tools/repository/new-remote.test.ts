import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyRepository } from './copy-repository'
import { root } from './root'

jest.setTimeout(120_000)

/** The repository as it is committed, and what is not committed yet of it. */
let copy: string

beforeAll(() => {
  copy = copyRepository('new-remote')
  git('init', '--quiet')
  git('add', '--all')
})
afterAll(() => rmSync(copy, { recursive: true }))

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: copy, encoding: 'utf8' })
}

function newRemote(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'new-remote', ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { ok: status === 0, stdout, stderr }
}

function start(script: string, args: string[], cwd = '.') {
  const file = path.join(root, 'node_modules', script)
  return spawnSync(process.execPath, [file, ...args], { cwd: path.join(copy, cwd), encoding: 'utf8' })
}

/** What a program of the packages says. */
function output(script: string, args: string[]): string {
  const { stdout, stderr } = start(script, args)
  return stdout + stderr
}

/** Runs a program of the packages; throws with its output when it fails. */
function run(script: string, args: string[], cwd = '.') {
  const { status, stdout, stderr } = start(script, args, cwd)
  if (status !== 0) throw new Error(`${script} ${args.join(' ')}: ${stdout}${stderr}`)
}

function describes(folder: string) {
  return JSON.parse(readFileSync(path.join(copy, 'apps', folder, 'remote.json'), 'utf8'))
}

/** What the repository checks of every project. */
function expectWhole(folder: string) {
  run('@biomejs/biome/bin/biome', ['ci', folder])
  run('typescript/bin/tsc', ['--noEmit', '-p', '.'], folder)
  run('jest/bin/jest.js', [], folder)
  run('@rspack/cli/bin/rspack.js', ['build'], folder)
}

test('a new remote lints, type-checks, tests and builds at once, in a place that is free', () => {
  expect(newRemote('savings-goals')).toMatchObject({ ok: true, stderr: '' })
  expect(
    git('status', '--porcelain')
      .split('\n')
      .filter((line) => !line.startsWith('A ')),
  ).toEqual(['AM package-lock.json', '?? apps/savings-goals-mfe/', ''])
  expectWhole('apps/savings-goals-mfe')
  expect(describes('savings-goals-mfe')).toMatchObject({
    place: { kind: 'page', path: '/savings-goals', label: 'Savings goals', shortcut: { keys: ['g', 's'] } },
  })
  const release = JSON.parse(
    readFileSync(path.join(copy, 'apps/savings-goals-mfe/dist/release.json'), 'utf8'),
  )
  expect(release).toMatchObject({
    name: 'savings_goals_mfe',
    needs: { '@solvent/contracts': ['listAssets'] },
  })
  const weight = Object.values<number>(release.bytes).reduce((sum, bytes) => sum + bytes)
  expect(weight).toBeLessThan(release.budget.first)
})

test('a second one stands after the first, on a port and keys of its own', () => {
  const first = describes('savings-goals-mfe')
  expect(newRemote('debts', '--label', 'Debts & dues', '--path', '/dues')).toMatchObject({ ok: true })
  const second = describes('debts-mfe')
  expect(second.place).toMatchObject({ path: '/dues', label: 'Debts & dues', shortcut: { keys: ['g', 'e'] } })
  expect(second.place.order).toBeGreaterThan(first.place.order)
  expect(second.devPort).toBe(first.devPort + 1)
})

test('a widget is as whole as a page', () => {
  expect(newRemote('tips', '--widget')).toMatchObject({ ok: true })
  expectWhole('apps/tips-mfe')
  expect(describes('tips-mfe').place).toEqual({ kind: 'widget', slot: 'assistant', label: 'Tips' })
})

test('the repository knows the new ones by their folders', () => {
  expect(output('knip/bin/knip.js', [])).not.toMatch(/(savings-goals|debts|tips)-mfe/)
  run('jest/bin/jest.js', ['lint/layers'], 'tools')
  run('jest/bin/jest.js', ['touched-files'], 'tools/repository')
})

test.each([
  ['nothing', [], 'It takes one name.'],
  ['two names', ['one', 'two'], 'It takes one name.'],
  ['a name with capitals', ['Goals'], '"Goals" is no name for a remote'],
  ['a path as its name', ['../goals'], '"../goals" is no name for a remote'],
  ['a name that ends as the folder does', ['goals-mfe'], 'Leave out "-mfe"'],
  ['a name that is taken', ['assets'], 'There is a remote assets already, in apps/assets-mfe.'],
  ['an address that is taken', ['more', '--path', '/assets'], '/assets is the address of Assets already.'],
  ['an address of the shell', ['profile'], '/profile is an address of the shell.'],
  ['no address', ['more', '--path', 'more'], '"more" is no address of a page'],
  ['a label that is code', ['more', '--label', '<b>'], '"<b>" is no label'],
  ['an option that is none', ['more', '--color', 'red'], "Unknown option '--color'"],
])('%s is refused in a sentence, and nothing is written', (_, args, sentence) => {
  const before = git('status', '--porcelain')
  const { ok, stderr } = newRemote(...args)
  expect(ok).toBe(false)
  expect(stderr).toContain(sentence)
  expect(stderr).toContain('Usage: npm run new-remote NAME')
  expect(git('status', '--porcelain')).toBe(before)
})
