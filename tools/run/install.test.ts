import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Folders of one test: `clone` is the repository, `bin` has an npm that only records its calls. */
let folder: string
let clone: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'solvent-install-'))
  clone = path.join(folder, 'clone')
  write('bin/npm', '#!/bin/sh\necho "$@" >> "$CALLS"\necho "npm was asked" >&2\nexit "$NPM_EXIT"\n')
  chmodSync(path.join(folder, 'bin/npm'), 0o755)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, content: string | object): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

/** Prepares the clone as npm leaves it, optionally with another version of one package. */
function makeClone({ nx = '23.2.1' } = {}): void {
  const installed = {
    'libs/money': { name: '@solvent/money', version: '0.1.0' },
    'node_modules/@solvent/money': { resolved: 'libs/money', link: true },
    'node_modules/nx': { version: nx, integrity: 'sha512-a' },
  }
  const wanted = {
    '': { name: 'solvent' },
    ...installed,
    'node_modules/nx': { version: '23.2.1', integrity: 'sha512-a' },
  }
  write('clone/package-lock.json', { packages: wanted })
  write('clone/node_modules/.package-lock.json', { packages: installed })
  write('clone/node_modules/nx/package.json', { name: 'nx', version: nx })
  write('clone/libs/money/package.json', { name: '@solvent/money' })
  mkdirSync(path.join(clone, 'node_modules/@solvent'))
  symlinkSync('../../libs/money', path.join(clone, 'node_modules/@solvent/money'), 'junction')
}

/** Runs the check that every command starts with. `npm` holds the calls of npm. */
function ensureInstalled({ npmExit = 0 } = {}) {
  const module = pathToFileURL(path.join(__dirname, 'install.mjs')).href
  const call = `const { ensureInstalled } = await import(${JSON.stringify(module)})
ensureInstalled(${JSON.stringify(clone)})
console.log('The command runs.')`
  const calls = path.join(folder, 'calls')
  rmSync(calls, { force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', call], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [path.join(folder, 'bin'), process.env.PATH].join(path.delimiter),
      CALLS: calls,
      NPM_EXIT: String(npmExit),
    },
  })
  return {
    status,
    stdout,
    stderr,
    npm: existsSync(calls) ? readFileSync(calls, 'utf8').trim() : 'not called',
  }
}

const AT_ONCE = { status: 0, stdout: 'The command runs.\n', stderr: '', npm: 'not called' }

/** The installed npm, offline and without the settings of the npm that runs this test. */
function npm(...args: string[]): void {
  const env = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  const options = ['--offline', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', [...args, ...options], { cwd: clone, env: Object.fromEntries(env), stdio: 'pipe' })
}

test('what npm has installed is not installed again, and a new workspace only gets its link', () => {
  write('clone/dep/package.json', { name: 'dep', version: '1.0.0' })
  write('clone/elsewhere/package.json', { name: 'elsewhere', version: '1.0.0', os: ['aix'] })
  write('clone/libs/money/package.json', { name: '@solvent/money', version: '0.1.0' })
  write('clone/package.json', {
    name: 'solvent',
    workspaces: ['libs/*'],
    dependencies: { dep: 'file:dep-1.0.0.tgz' },
    optionalDependencies: { elsewhere: 'file:elsewhere-1.0.0.tgz' },
  })
  npm('pack', './dep', './elsewhere')
  npm('install', '--package-lock-only')
  expect(ensureInstalled()).toMatchObject({ npm: expect.stringMatching(/^ci /) })
  npm('ci')
  expect(existsSync(path.join(clone, 'node_modules/dep'))).toBe(true)
  expect(existsSync(path.join(clone, 'node_modules/elsewhere'))).toBe(false)
  expect(ensureInstalled()).toEqual(AT_ONCE)

  write('clone/libs/plan/package.json', { name: '@solvent/plan', version: '0.1.0' })
  npm('install', '--package-lock-only')
  expect(existsSync(path.join(clone, 'node_modules/@solvent/plan'))).toBe(false)
  expect(ensureInstalled()).toEqual(AT_ONCE)
  expect(realpathSync(path.join(clone, 'node_modules/@solvent/plan'))).toBe(
    realpathSync(path.join(clone, 'libs/plan')),
  )
  expect(ensureInstalled()).toEqual(AT_ONCE)
})

test('after a change of package-lock.json everything is installed before the command runs', () => {
  makeClone({ nx: '23.2.0' })
  const { status, stdout, npm } = ensureInstalled()
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout:
      'Installing packages: node_modules/nx is not the 23.2.1 of package-lock.json ...\nThe command runs.\n',
  })
  expect(npm).toBe('ci --include=dev --include=optional --no-audit --no-fund --loglevel=error')
})

test('packages that are only in the lockfile, or were removed, are installed', () => {
  makeClone()
  write('clone/node_modules/nx/package.json', { name: 'nx', version: '23.2.0' })
  expect(ensureInstalled()).toMatchObject({
    stdout: expect.stringContaining('node_modules/nx is not the 23.2.1 of package-lock.json'),
    npm: expect.stringMatching(/^ci /),
  })
  rmSync(path.join(clone, 'node_modules/nx'), { recursive: true })
  expect(ensureInstalled()).toMatchObject({
    stdout: expect.stringContaining('node_modules/nx is missing'),
    npm: expect.stringMatching(/^ci /),
  })
})

test('an interrupted or missing installation is completed', () => {
  makeClone()
  write('clone/node_modules/.package-lock.json', '{"packages":')
  expect(ensureInstalled().npm).toMatch(/^ci /)
  rmSync(path.join(clone, 'node_modules'), { recursive: true })
  expect(ensureInstalled().npm).toMatch(/^ci /)
})

test('when npm fails, the command exits with an error that says what happened', () => {
  makeClone({ nx: '23.2.0' })
  const { status, stdout, stderr } = ensureInstalled({ npmExit: 7 })
  expect(status).toBe(1)
  expect(stdout).not.toContain('The command runs.')
  expect(stderr).toBe('npm was asked\nPackages could not be installed: npm ci ended with 7.\n')
})

test('a link to another folder, or to nowhere, is replaced', () => {
  makeClone()
  const link = path.join(clone, 'node_modules/@solvent/money')
  write('clone/libs/old-money/package.json', {})
  for (const target of ['../../libs/old-money', '../../libs/nowhere']) {
    rmSync(link)
    symlinkSync(target, link, 'junction')
    expect(ensureInstalled()).toEqual(AT_ONCE)
    expect(realpathSync(link)).toBe(realpathSync(path.join(clone, 'libs/money')))
  }
})

test('a deleted workspace needs no link', () => {
  makeClone()
  rmSync(path.join(clone, 'libs/money'), { recursive: true })
  expect(ensureInstalled()).toEqual(AT_ONCE)
})

test('a folder in place of a link is left to npm', () => {
  makeClone()
  rmSync(path.join(clone, 'node_modules/@solvent/money'))
  write('clone/node_modules/@solvent/money/package.json', {})
  const { stdout, npm } = ensureInstalled()
  expect(stdout).toContain('node_modules/@solvent/money is not a link to libs/money')
  expect(npm).toMatch(/^ci /)
})

test('a node_modules linked to another clone is used as it is', () => {
  makeClone({ nx: '23.2.0' })
  rmSync(path.join(clone, 'node_modules/@solvent/money'))
  renameSync(path.join(clone, 'node_modules'), path.join(folder, 'theirs'))
  symlinkSync(path.join(folder, 'theirs'), path.join(clone, 'node_modules'), 'junction')
  expect(ensureInstalled()).toEqual(AT_ONCE)
  expect(lstatSync(path.join(clone, 'node_modules')).isSymbolicLink()).toBe(true)
  expect(existsSync(path.join(folder, 'theirs/@solvent/money'))).toBe(false)
})
