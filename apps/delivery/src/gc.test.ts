import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fakeBuild } from './testing/fake-build'
import { TestStore } from './testing/program'

const [A, B, C, D] = ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d']
let remotes: TestStore

beforeEach(async () => {
  remotes = new TestStore()
  for (const version of [A, B, C, D]) await remotes.publish(fakeBuild(remotes.folder, { version }))
  mkdirSync(path.join(remotes.store, 'coins_mfe', '.new-of-one-that-was-killed'))
  for (const folder of stored()) age(folder)
})
afterEach(() => remotes.remove())

function stored(): string[] {
  return readdirSync(path.join(remotes.store, 'coins_mfe')).sort()
}

function age(folder: string): void {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  utimesSync(path.join(remotes.store, 'coins_mfe', folder), yesterday, yesterday)
}

test('what a tab of the last 30 days may run stays; what was never finished goes', async () => {
  await remotes.json('gc')
  expect(stored()).toEqual([A, B, C, D])
})

test('what killed writers left in the registry goes, and nothing else of it', async () => {
  const revisions = path.join(remotes.store, 'registry/revisions')
  writeFileSync(path.join(revisions, '.new-of-one-that-was-killed'), 'x')
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  for (const file of readdirSync(revisions)) utimesSync(path.join(revisions, file), yesterday, yesterday)
  await remotes.json('gc', '--days', '0')
  expect(readdirSync(revisions)).toEqual(['000001.json', '000002.json', '000003.json', '000004.json'])
})

test('of what had its time, what is in force, its canary and the release before it stay', async () => {
  await remotes.json('canary', 'coins_mfe', A, '5')
  const would = await remotes.json('gc', '--days', '0', '--dry-run')
  expect(would.deleted).toEqual(['coins_mfe/.new-of-one-that-was-killed', `coins_mfe/${B}`])
  expect(stored()).toContain(B)
  await remotes.json('gc', '--days', '0')
  expect(stored()).toEqual([A, C, D])
  expect(await remotes.run('verify')).toMatchObject({ code: 0 })
  await remotes.json('rollback', 'coins_mfe')
})

test('a folder that was written just now stays: its publisher may be about to name it', async () => {
  const now = new Date()
  utimesSync(path.join(remotes.store, 'coins_mfe', B), now, now)
  await remotes.json('gc', '--days', '0')
  expect(stored()).toEqual([B, C, D])
})
