import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fakeBuild } from './testing/fake-build'
import { TestStore } from './testing/program'

const [A, B, C, D] = ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d']
let remotes: TestStore

beforeEach(async () => {
  remotes = new TestStore()
  for (const version of [A, B, C, D]) await remotes.publish(fakeBuild(remotes.folder, { version }))
  mkdirSync(path.join(remotes.store, 'coins_mfe', '.new-leftover'))
  for (const folder of storedVersions()) age(folder)
})
afterEach(() => remotes.remove())

function storedVersions(): string[] {
  return readdirSync(path.join(remotes.store, 'coins_mfe')).sort()
}

function age(folder: string): void {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  utimesSync(path.join(remotes.store, 'coins_mfe', folder), yesterday, yesterday)
}

test('retains releases that tabs may run within 30 days and deletes unfinished ones', async () => {
  await remotes.json('gc')
  expect(storedVersions()).toEqual([A, B, C, D])
})

test('deletes only the leftovers of killed writers from the registry', async () => {
  const revisions = path.join(remotes.store, 'registry/revisions')
  writeFileSync(path.join(revisions, '.new-leftover'), 'x')
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  for (const file of readdirSync(revisions)) utimesSync(path.join(revisions, file), yesterday, yesterday)
  await remotes.json('gc', '--days', '0')
  expect(readdirSync(revisions)).toEqual(['000001.json', '000002.json', '000003.json', '000004.json'])
})

test('retains the current release, its canary and the previous release regardless of age', async () => {
  await remotes.json('canary', 'coins_mfe', A, '5')
  const would = await remotes.json('gc', '--days', '0', '--dry-run')
  expect(would.deleted).toEqual(['coins_mfe/.new-leftover', `coins_mfe/${B}`])
  expect(storedVersions()).toContain(B)
  await remotes.json('gc', '--days', '0')
  expect(storedVersions()).toEqual([A, C, D])
  expect(await remotes.run('verify')).toMatchObject({ code: 0 })
  await remotes.json('rollback', 'coins_mfe')
})

test('retains a new folder, as its publisher may be about to register it', async () => {
  const now = new Date()
  utimesSync(path.join(remotes.store, 'coins_mfe', B), now, now)
  await remotes.json('gc', '--days', '0')
  expect(storedVersions()).toEqual([B, C, D])
})
