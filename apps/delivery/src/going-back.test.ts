import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fakeBuild, fakeShell } from './testing/fake-build'
import { TestStore } from './testing/program'
import { inForce, versionOf } from './testing/read-store'

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
  const { percent, release } = inForce(remotes.store).remotes.coins_mfe?.canary ?? {}
  return [percent, release?.version]
}

test('a rollback goes one release back each time, and never to the one it took away', async () => {
  await remotes.json('rollback', 'coins_mfe')
  expect(versionOf(remotes.store)).toBe(B)
  await remotes.json('rollback', 'coins_mfe')
  expect(versionOf(remotes.store)).toBe(A)
  expect(await remotes.run('rollback', 'coins_mfe')).toMatchObject({ code: 1 })
  const registry = inForce(remotes.store)
  expect([registry.revision, registry.change]).toEqual([5, `rollback coins_mfe ${A}`])
})

test('what was chosen by hand is gone back from, too', async () => {
  await remotes.json('pin', 'coins_mfe', A)
  expect(versionOf(remotes.store)).toBe(A)
  await remotes.json('rollback', 'coins_mfe')
  expect(versionOf(remotes.store)).toBe(C)
})

test('after a rollback and a new release, a rollback leads to what stood before the new one', async () => {
  await remotes.json('rollback', 'coins_mfe')
  const version = '1.3.0-dddd'
  await remotes.publish(fakeBuild(remotes.folder, { version }))
  await remotes.json('rollback', 'coins_mfe')
  expect(versionOf(remotes.store)).toBe(B)
})

test('nobody is led to a release that is damaged, gone, or of a contract that no shell mounts', async () => {
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
  expect((await remotes.run('pin', 'coins_mfe', A)).err).toContain('coins_mfe keeps contract 1')
  expect(versionOf(remotes.store)).toBe(C)
})

test('a canary is what some get, until it ends, is what all get, or another release is', async () => {
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

test('a build is published to some at first', async () => {
  await remotes.publish(fakeBuild(remotes.folder, { version: '2.0.0-new' }), '--canary', '5')
  expect([versionOf(remotes.store), ...canary()]).toEqual([C, 5, '2.0.0-new'])
  expect(inForce(remotes.store).change).toBe('publish coins_mfe 2.0.0-new to 5 %')
})

test('a remote that is taken away comes back where it was', async () => {
  await remotes.json('remove', 'coins_mfe')
  expect(inForce(remotes.store).remotes).toEqual({})
  await remotes.json('publish', fakeBuild(remotes.folder, { version: '2.0.0-new' }))
  expect(inForce(remotes.store).remotes.coins_mfe?.entry).toContain('https://remotes.example.com/')
})

test('the history says who changed what, when, the newest first', async () => {
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
