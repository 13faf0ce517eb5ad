import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fakeBuild, fakeShell } from './testing/fake-build'
import { TestStore } from './testing/program'
import { currentRegistry, versionOf } from './testing/read-store'

const A = '1.0.0-aaaa'
const B = '1.1.0-bbbb'
const C = '1.2.0-cccc'
let remotes: TestStore

beforeEach(async () => {
  remotes = new TestStore()
  for (const version of [A, B, C]) await remotes.publish(fakeBuild(remotes.folder, { version }))
})
afterEach(() => remotes.remove())

function canary() {
  const { percent, release } = currentRegistry(remotes.store).remotes.coins_mfe?.canary ?? {}
  return [percent, release?.version]
}

test('each rollback goes back one release, never to a release that was rolled back', async () => {
  await remotes.json('rollback', 'coins_mfe')
  expect(versionOf(remotes.store)).toBe(B)
  await remotes.json('rollback', 'coins_mfe')
  expect(versionOf(remotes.store)).toBe(A)
  expect(await remotes.run('rollback', 'coins_mfe')).toMatchObject({ code: 1 })
  const registry = currentRegistry(remotes.store)
  expect([registry.revision, registry.change]).toEqual([5, `rollback coins_mfe ${A}`])
})

test('a pinned release can be rolled back', async () => {
  await remotes.json('pin', 'coins_mfe', A)
  expect(versionOf(remotes.store)).toBe(A)
  await remotes.json('rollback', 'coins_mfe')
  expect(versionOf(remotes.store)).toBe(C)
})

test('a rollback of a release that followed a rollback restores the one before it', async () => {
  await remotes.json('rollback', 'coins_mfe')
  const version = '1.3.0-dddd'
  await remotes.publish(fakeBuild(remotes.folder, { version }))
  await remotes.json('rollback', 'coins_mfe')
  expect(versionOf(remotes.store)).toBe(B)
})

test('refuses a damaged or missing release and one with an unsupported contract', async () => {
  const folder = path.join(remotes.store, 'coins_mfe')
  writeFileSync(path.join(folder, B, 'remoteEntry.js'), 'x')
  const damaged = await remotes.run('rollback', 'coins_mfe')
  expect([damaged.code, damaged.err]).toEqual([
    1,
    expect.stringContaining('the file remoteEntry.js is not what was published'),
  ])
  rmSync(path.join(folder, B), { recursive: true })
  expect((await remotes.run('pin', 'coins_mfe', B)).err).toContain('is not in the store')
  await remotes.json('shell', fakeShell(remotes.folder, '9.0.0', { contracts: [2] }))
  expect((await remotes.run('pin', 'coins_mfe', A)).err).toContain('coins_mfe uses contract 1')
  expect(versionOf(remotes.store)).toBe(C)
})

test('a canary lasts until it is ended, promoted or replaced by a pin', async () => {
  await remotes.json('canary', 'coins_mfe', A, '5')
  expect([versionOf(remotes.store), ...canary()]).toEqual([C, 5, A])
  await remotes.json('canary', 'coins_mfe', A, '12.5%')
  expect(canary()).toEqual([12.5, A])
  await remotes.json('canary', 'coins_mfe', 'off')
  expect([versionOf(remotes.store), ...canary()]).toEqual([C, undefined, undefined])
  await remotes.json('canary', 'coins_mfe', B, '5')
  await remotes.json('canary', 'coins_mfe', 'promote')
  expect([versionOf(remotes.store), ...canary()]).toEqual([B, undefined, undefined])
  await remotes.json('rollback', 'coins_mfe')
  expect(versionOf(remotes.store)).toBe(C)
  await remotes.json('canary', 'coins_mfe', B, '5')
  await remotes.json('pin', 'coins_mfe', C)
  expect(canary()).toEqual([undefined, undefined])
})

test('publishes a build as a canary', async () => {
  await remotes.publish(fakeBuild(remotes.folder, { version: '2.0.0-new' }), '--canary', '5')
  expect([versionOf(remotes.store), ...canary()]).toEqual([C, 5, '2.0.0-new'])
  expect(currentRegistry(remotes.store).change).toBe('publish coins_mfe 2.0.0-new to 5 %')
})

test('a removed remote returns at its former origin', async () => {
  await remotes.json('remove', 'coins_mfe')
  expect(currentRegistry(remotes.store).remotes).toEqual({})
  await remotes.json('publish', fakeBuild(remotes.folder, { version: '2.0.0-new' }))
  expect(currentRegistry(remotes.store).remotes.coins_mfe?.entry).toContain('https://remotes.example.com/')
})

test('lists who changed what and when, newest first', async () => {
  await remotes.json('canary', 'coins_mfe', A, '5')
  const listed = await remotes.json('list', 'coins_mfe')
  expect(listed.remotes).toEqual([
    {
      name: 'coins_mfe',
      version: C,
      origin: 'https://remotes.example.com',
      canary: { version: A, percent: 5 },
      releases: [A, B, C],
    },
  ])
  expect(listed.history[0]).toEqual({
    revision: 4,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    by: 'ada',
    change: `canary coins_mfe ${A} 5 %`,
  })
  expect((await remotes.run('list')).out).toContain(
    `coins_mfe ${C} from https://remotes.example.com, canary ${A} for 5 %`,
  )
})
