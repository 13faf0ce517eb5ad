import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fakeBuild, fakeShell } from './testing/fake-build'
import { ORIGIN, TestStore } from './testing/program'
import { currentRegistry, versionOf } from './testing/read-store'

const A = '1.0.0-aaaa'
const B = '1.1.0-bbbb'
const C = '1.2.0-cccc'
let remotes: TestStore

beforeEach(async () => {
  remotes = new TestStore()
  for (const version of [A, B]) await remotes.publish(fakeBuild(remotes.folder, { version }))
})
afterEach(() => remotes.remove())

const buildInPlace = (name: string, place: object) =>
  fakeBuild(remotes.folder, { name, metadata: { place: { kind: 'page', icon: [], order: 1, ...place } } })

test('a removed remote returns with the release that everybody had, and without its canary', async () => {
  await remotes.publish(fakeBuild(remotes.folder, { version: C }), '--canary', '5')
  const { canary: _, ...stable } = currentRegistry(remotes.store).remotes.coins_mfe ?? {}
  const removed = await remotes.run('remove', 'coins_mfe')
  expect(removed.out).toContain('To bring it back: npm run remotes -- restore coins_mfe')
  const { out } = await remotes.run('restore', 'coins_mfe')
  expect(out).toBe(`coins_mfe ${B} is in the app again, by revision 5.`)
  expect(currentRegistry(remotes.store)).toMatchObject({ change: `restore coins_mfe ${B}`, revision: 5 })
  expect(currentRegistry(remotes.store).remotes).toEqual({ coins_mfe: stable })
  expect(await remotes.run('verify')).toMatchObject({ code: 0 })
})

test('a restored remote can be rolled back', async () => {
  await remotes.json('remove', 'coins_mfe')
  await remotes.json('restore', 'coins_mfe')
  await remotes.json('rollback', 'coins_mfe')
  expect(versionOf(remotes.store)).toBe(A)
})

test.each([
  [['pin', 'coins_mfe', A]],
  [['rollback', 'coins_mfe']],
  [['canary', 'coins_mfe', A, '5']],
  [['canary', 'coins_mfe', 'promote']],
])('%p of a removed remote says how to bring it back', async (command) => {
  await remotes.json('remove', 'coins_mfe')
  const { code, err } = await remotes.run(...command)
  expect([code, err]).toEqual([1, expect.stringContaining('npm run remotes -- restore coins_mfe')])
})

test.each<[string, string, () => unknown, string]>([
  ['that is in the app', 'coins_mfe', () => remotes.publish(fakeBuild(remotes.folder)), 'is in the app'],
  ['that never was in it', 'notes_mfe', () => null, 'The store knows no remote notes_mfe'],
  [
    'whose release is damaged',
    'coins_mfe',
    () => writeFileSync(path.join(remotes.store, 'coins_mfe', B, 'remoteEntry.js'), 'x'),
    'the file remoteEntry.js is not what was published',
  ],
  [
    'whose release was deleted',
    'coins_mfe',
    () => rmSync(path.join(remotes.store, 'coins_mfe', B), { recursive: true }),
    'is not in the store',
  ],
  [
    'that the shell cannot mount any more',
    'coins_mfe',
    () => remotes.json('shell', fakeShell(remotes.folder, '9.0.0', { contracts: [2] })),
    'coins_mfe uses contract 1',
  ],
  [
    'whose page another remote has now',
    'coins_mfe',
    () => remotes.publish(buildInPlace('notes_mfe', { path: '/coins', label: 'Notes' })),
    'The path /coins of coins_mfe is taken by notes_mfe',
  ],
  [
    'that the policy serves from elsewhere',
    'coins_mfe',
    () => remotes.json('policy', policyFile('https://elsewhere.example.com')),
    'The policy serves coins_mfe from https://elsewhere.example.com',
  ],
])('refuses to restore a remote %s', async (_, name, spoil, reason) => {
  await remotes.json('remove', 'coins_mfe')
  await spoil()
  const before = currentRegistry(remotes.store)
  const { code, err } = await remotes.run('restore', name)
  expect(err).toContain(reason)
  expect(code).toBeGreaterThan(0)
  expect(currentRegistry(remotes.store)).toEqual(before)
})

function policyFile(origin: string, teams: Record<string, string> = {}): string {
  const file = path.join(remotes.folder, 'policy.json')
  const keys = Object.entries(teams).map(([team, key]) => [team, { keys: [key] }])
  const owners = { publisher: ['publish'], remover: ['remove'] }
  const budget = { entry: 20_000, first: 80_000 }
  const coins = { owners: teams.publisher ? owners : {}, origin, places: ['/coins'], budget }
  writeFileSync(file, JSON.stringify({ teams: Object.fromEntries(keys), remotes: { coins_mfe: coins } }))
  return file
}

test('a team restores its remote with the right to publish, and not with the right to remove', async () => {
  const keyFile = (team: string) => path.join(remotes.folder, `${team}.key`)
  const created = async (team: string) => (await remotes.json('key', keyFile(team))).publicKey
  const teams = { publisher: await created('publisher'), remover: await created('remover') }
  await remotes.json('policy', policyFile(ORIGIN, teams))
  const as = (team: string, command: string) =>
    remotes.run(command, 'coins_mfe', '--key', keyFile(team), '--by', 'eve')
  expect(await as('remover', 'remove')).toMatchObject({ code: 0 })
  const { code, err } = await as('remover', 'restore')
  expect([code, err]).toEqual([1, expect.stringContaining('no right to publish coins_mfe')])
  expect(await as('publisher', 'restore')).toMatchObject({ code: 0 })
  expect(currentRegistry(remotes.store).by).toBe('publisher (eve)')
  expect(await remotes.run('verify')).toMatchObject({ code: 0 })
})
