import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fakeBuild } from './testing/fake-build'
import { mountableShell } from './testing/mountable-shell'
import { TestStore } from './testing/program'
import { versionOf } from './testing/read-store'

const { CHROME_PATH, TMPDIR } = process.env
let remotes: TestStore
/** Where browsers keep their profiles. */
let profiles: string

beforeEach(async () => {
  remotes = new TestStore()
  profiles = path.join(remotes.folder, 'profiles')
  mkdirSync(profiles)
  process.env.TMPDIR = profiles
  useBrowser(`exec "${process.execPath}" "${path.join(__dirname, 'testing/fake-browser.mjs')}" "$@"`)
  await remotes.json('shell', mountableShell(remotes.folder, '1.0.0'))
  await remotes.publish(fakeBuild(remotes.folder), '--no-try-on')
})

afterEach(() => {
  for (const [name, value] of Object.entries({ CHROME_PATH, TMPDIR }))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  remotes.remove()
})

/** Makes a shell script the browser. */
function useBrowser(script: string) {
  const program = path.join(remotes.folder, 'browser')
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  process.env.CHROME_PATH = program
}

const next = (entry: string) => fakeBuild(remotes.folder, { version: '2.0.0-bbbb', entry })
const CRASHING = 'var coins_mfe = { render() { throw new TypeError("no coins") } }'

/** What a refused publish must not leave behind. */
function expectNothingLeft() {
  expect(versionOf(remotes.store)).toBe('1.0.0-aaaa')
  expect(readdirSync(path.join(remotes.store, 'coins_mfe'))).toEqual(['1.0.0-aaaa'])
  expect(readdirSync(profiles)).toEqual([])
}

test('releases what runs in both shells, and names them', async () => {
  await remotes.json('shell', mountableShell(remotes.folder, '1.1.0'))
  const { published } = await remotes.publish(next('var coins_mfe = { render() {} }'))
  expect(published[0].triedOn).toEqual([
    { shell: '1.1.0', by: 'chromium', problems: [] },
    { shell: '1.0.0', by: 'chromium', problems: [] },
  ])
  expect(versionOf(remotes.store)).toBe('2.0.0-bbbb')
  expect(readdirSync(profiles)).toEqual([])
})

test('releases what runs although its page logs an error, and prints the error', async () => {
  const { out } = await remotes.run('publish', next('var coins_mfe = { render() { console.error("odd") } }'))
  expect(out).toContain('  Note: In the shell 1.0.0 its page logged: odd')
  expect(versionOf(remotes.store)).toBe('2.0.0-bbbb')
})

test('refuses a release whose page throws after it was loaded', async () => {
  await expect(remotes.publish(next(CRASHING))).rejects.toThrow(
    'coins_mfe 2.0.0-bbbb crashed in the shell 1.0.0, in the phase component: TypeError (the page logged: TypeError: no coins). Correct it and build it again.',
  )
  expectNothingLeft()
})

test('refuses a release whose container does not start', async () => {
  await expect(remotes.publish(next('var coins_mfe = nothing'))).rejects.toThrow(
    'coins_mfe 2.0.0-bbbb failed in the shell 1.0.0, in the phase container: ReferenceError: nothing is not defined. Correct it',
  )
  expectNothingLeft()
})

test('refuses a canary that crashes, and releases it with --no-try-on', async () => {
  const build = next(CRASHING)
  await expect(remotes.publish(build, '--canary', '5')).rejects.toThrow('crashed in the shell 1.0.0')
  expectNothingLeft()
  expect((await remotes.publish(build, '--no-try-on')).published[0]).toMatchObject({
    changed: true,
    triedOn: [],
  })
})

test('pin and rollback do not open a browser', async () => {
  await remotes.publish(next('var coins_mfe = {}'))
  useBrowser('exit 1')
  await remotes.json('rollback', 'coins_mfe')
  await remotes.json('pin', 'coins_mfe', '2.0.0-bbbb')
  expect(versionOf(remotes.store)).toBe('2.0.0-bbbb')
})

test('releases without Chromium, and says that it was not tried on', async () => {
  process.env.CHROME_PATH = path.join(remotes.folder, 'nowhere')
  const { out } = await remotes.run('publish', next('var coins_mfe = {}'))
  expect(out).toContain('is released by revision 2.\n  Not tried on: there is no Chromium here.')
})

test('does not open a shell with a damaged file', async () => {
  writeFileSync(path.join(remotes.store, 'registry/shells/1.0.0/main.js'), 'damaged')
  const { published } = await remotes.publish(next('var coins_mfe = {}'))
  expect(published[0]).toMatchObject({
    triedOn: [],
    notTriedOn: 'Not tried on: no recorded shell has its files.',
  })
})

test('says so if the browser does not work', async () => {
  useBrowser('echo "no display" >&2; exit 3')
  await expect(remotes.publish(next('var coins_mfe = {}'))).rejects.toThrow(
    /could not be tried on: .*browser ended \(no display\)\. Repair it, or publish with --no-try-on\./,
  )
  expectNothingLeft()
})

test('a signal ends the browser and leaves nothing behind', async () => {
  useBrowser('echo $$ > "$(dirname "$0")/pid"; exec sleep 60')
  const child = remotes.start('publish', next('var coins_mfe = {}'))
  if (!child.stderr) throw new Error('The program has no output')
  const written = text(child.stderr)
  const pidFile = path.join(remotes.folder, 'pid')
  while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '') await sleep(50)
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  expect([code, (await written).trim()]).toEqual([1, 'Stopped. Nothing was put in force.'])
  expectNothingLeft()
  expect(() => process.kill(Number(readFileSync(pidFile, 'utf8')), 0)).toThrow('ESRCH')
})
