import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Policy } from '@solvent/delivery/policy'
import { fakeBuild, fakeShell } from './testing/fake-build'
import { ORIGIN, TestStore } from './testing/program'
import { currentRegistry, versionOf } from './testing/read-store'

const FIRST = '1.0.0-aaaa'
const SECOND = '1.1.0-bbbb'
const THIRD = '1.2.0-cccc'

const stones = { kind: 'page', path: '/stones', label: 'Stones', icon: ['M4 4h16v16H4z'], order: 510 }
const budget = { entry: 20_000, first: 80_000 }

let remotes: TestStore
let keys: Record<'coins' | 'stones' | 'watch', string>

const keyFile = (team: string) => path.join(remotes.folder, `${team}.key`)
const buildOf = (version: string, metadata = {}) => fakeBuild(remotes.folder, { version, metadata })
const stonesBuild = (version: string, metadata = {}) =>
  fakeBuild(remotes.folder, { name: 'stones_mfe', version, metadata: { place: stones, ...metadata } })

/** Runs a command with the key of a team. */
const runAs = (team: string, command: string, ...args: string[]) =>
  remotes.run(command, '--key', keyFile(team), '--by', 'eve', ...args)

function policyWith(change: Partial<Policy> = {}): Policy {
  return {
    teams: {
      coins: { keys: [keys.coins] },
      stones: { keys: [keys.stones] },
      watch: { keys: [keys.watch] },
    },
    remotes: {
      coins_mfe: {
        owners: { coins: ['publish', 'remove'], watch: ['withdraw'] },
        origin: ORIGIN,
        places: ['/coins'],
        budget,
      },
      stones_mfe: { owners: { stones: ['publish'] }, origin: ORIGIN, places: ['/stones'], budget },
    },
    ...change,
  }
}

function policyFile(policy: unknown): string {
  const file = path.join(remotes.folder, 'policy.json')
  writeFileSync(file, JSON.stringify(policy))
  return file
}

beforeEach(async () => {
  remotes = new TestStore()
  for (const version of [FIRST, SECOND]) await remotes.publish(buildOf(version))
  for (const version of [FIRST, SECOND]) await remotes.publish(stonesBuild(version))
  const created = async (team: string) => (await remotes.json('key', keyFile(team))).publicKey
  keys = { coins: await created('coins'), stones: await created('stones'), watch: await created('watch') }
  await created('stranger')
  const former = { keys: [await created('ended')] }
  await remotes.json('policy', policyFile(policyWith({ teams: { ...policyWith().teams, coins: former } })))
  await remotes.json('policy', policyFile(policyWith()))
})
afterEach(() => remotes.remove())

test('a team publishes, pins and rolls back its own remote with its own key, and the history names it', async () => {
  expect(await runAs('coins', 'publish', buildOf(THIRD))).toMatchObject({ code: 0 })
  expect(await runAs('coins', 'pin', 'coins_mfe', FIRST)).toMatchObject({ code: 0 })
  expect(await runAs('coins', 'rollback', 'coins_mfe')).toMatchObject({ code: 0 })
  expect(versionOf(remotes.store)).toBe(THIRD)
  expect(currentRegistry(remotes.store).by).toBe('coins (eve)')
  expect(await remotes.json('verify')).toMatchObject({ problems: [] })
})

test('the origin of the policy is that of a first release', async () => {
  const { out, code } = await runAs('coins', 'remove', 'coins_mfe')
  expect([code, out]).toEqual([0, expect.stringContaining('is removed')])
  expect(await runAs('coins', 'publish', buildOf(THIRD))).toMatchObject({ code: 0 })
})

test('a key that may only withdraw ends a canary and does nothing else', async () => {
  expect(await runAs('coins', 'publish', buildOf(THIRD), '--canary', '5')).toMatchObject({ code: 0 })
  expect(await runAs('watch', 'canary', 'coins_mfe', 'promote')).toMatchObject({ code: 1 })
  expect(await runAs('watch', 'canary', 'coins_mfe', 'off')).toMatchObject({ code: 0 })
  expect(versionOf(remotes.store)).toBe(SECOND)
})

type Attempt = [
  title: string,
  reason: string,
  args: () => readonly [team: string, command: string, ...args: string[]],
]

const NO_TEAM = 'belongs to no team of the policy'

/** What each signer does with a remote that it does not own. */
const commands: [
  title: string,
  right: string,
  command: () => readonly [command: string, ...args: string[]],
][] = [
  ['publishes it', 'publish', () => ['publish', buildOf(THIRD)]],
  ['publishes a canary of it', 'publish', () => ['publish', buildOf(THIRD), '--canary', '5']],
  ['pins it', 'publish', () => ['pin', 'coins_mfe', FIRST]],
  ['rolls it back', 'publish', () => ['rollback', 'coins_mfe']],
  ['starts a canary of it', 'publish', () => ['canary', 'coins_mfe', FIRST, '5']],
  ['removes it', 'remove', () => ['remove', 'coins_mfe']],
  ['removes it in the name of its owner', 'remove', () => ['remove', 'coins_mfe', '--by', 'coins']],
]

const signers: [name: string, reason: (right: string) => string][] = [
  ['stones', (right) => `The team stones has no right to ${right} coins_mfe`],
  ['watch', (right) => `The team watch has no right to ${right} coins_mfe`],
  ['ended', () => NO_TEAM],
  ['stranger', () => NO_TEAM],
]

const attempts: Attempt[] = [
  ...signers.flatMap(([signer, reason]) =>
    commands.map(
      ([title, right, command]): Attempt => [
        `${title}, signed by ${signer}`,
        reason(right),
        () => [signer, ...command()],
      ],
    ),
  ),
  [
    'moves it',
    'The policy serves',
    () => ['stones', 'publish', buildOf(THIRD), '--origin', 'https://eve.example.com'],
  ],
  ['changes the policy', 'alone changes the policy', () => ['stones', 'policy', policyFile(policyWith())]],
  [
    'empties the policy',
    'alone changes the policy',
    () => ['coins', 'policy', policyFile({ teams: {}, remotes: {} })],
  ],
  ['records a shell', 'alone records shells', () => ['stones', 'shell', fakeShell(remotes.folder, '9.0.0')]],
  ['deletes releases', 'alone deletes releases', () => ['stones', 'gc', '--days', '0']],
  [
    'releases a new remote',
    'no right to publish gold_mfe',
    () => ['stones', 'publish', goldBuild(), '--origin', ORIGIN],
  ],
  [
    'removes its own without that right',
    'no right to remove stones_mfe',
    () => ['stones', 'remove', 'stones_mfe'],
  ],
  [
    'serves its own from elsewhere',
    'The policy serves',
    () => ['stones', 'publish', stonesBuild(THIRD), '--origin', 'https://eve.example.com'],
  ],
  [
    'gives its own another place',
    'The policy gives stones_mfe /stones, and not /coin',
    () => ['stones', 'publish', stonesBuild(THIRD, { place: { ...stones, path: '/coin' } })],
  ],
  [
    'gives its own the name of another page',
    'The label Coins of stones_mfe is taken by coins_mfe',
    () => ['stones', 'publish', stonesBuild(THIRD, { place: { ...stones, label: 'Coins' } })],
  ],
  [
    'raises the budget of its container',
    'The policy limits the budget',
    () => ['stones', 'publish', stonesBuild(THIRD, { budget: { ...budget, entry: 20_001 } })],
  ],
  [
    'raises the budget of its page',
    'The policy limits the budget',
    () => ['stones', 'publish', stonesBuild(THIRD, { budget: { ...budget, first: 1_000_000 } })],
  ],
]

const goldBuild = () =>
  fakeBuild(remotes.folder, {
    name: 'gold_mfe',
    metadata: { place: { ...stones, path: '/gold', label: 'Gold' } },
  })

test('there are forty attempts', () => expect(attempts).toHaveLength(40))

test.each(attempts)('nothing changes when a team %s', async (_, reason, args) => {
  const before = currentRegistry(remotes.store)
  const { code, err } = await runAs(...args())
  expect([code, err]).toEqual([1, expect.stringContaining(reason)])
  expect(currentRegistry(remotes.store)).toEqual(before)
})

test('a key that has ended changes nothing, a key that replaces it does, and what it signed stays valid', async () => {
  expect(await runAs('coins', 'publish', buildOf(THIRD))).toMatchObject({ code: 0 })
  const { publicKey } = await remotes.json('key', keyFile('coins-next'))
  await remotes.json(
    'policy',
    policyFile(policyWith({ teams: { ...policyWith().teams, coins: { keys: [publicKey] } } })),
  )
  expect((await runAs('coins', 'rollback', 'coins_mfe')).err).toContain(NO_TEAM)
  expect(await runAs('coins-next', 'rollback', 'coins_mfe')).toMatchObject({ code: 0 })
  expect(await remotes.json('verify')).toMatchObject({ problems: [] })
})

test('the platform may change every remote, within the limits of the policy', async () => {
  await remotes.json('rollback', 'coins_mfe')
  const { code, err } = await remotes.run(
    'publish',
    stonesBuild(THIRD),
    '--origin',
    'https://eve.example.com',
  )
  expect([code, err]).toEqual([1, expect.stringContaining('The policy serves stones_mfe from')])
})

test('verify tells of a remote that a new policy no longer allows', async () => {
  const { remotes: rows, ...others } = policyWith()
  const { coins_mfe: coins, ...rest } = rows
  await remotes.json(
    'policy',
    policyFile({ ...others, remotes: { ...rest, coins_mfe: { ...coins, places: ['/gold'] } } }),
  )
  const { code, out } = await remotes.run('verify')
  expect([code, out]).toEqual([1, 'The policy gives coins_mfe /gold, and not /coins.'])
})

test.each<[string, (policy: Policy) => unknown, string]>([
  ['an unknown team', (policy) => ({ ...policy, teams: {} }), 'there is no team coins'],
  [
    'a key of two teams',
    (policy) => ({ ...policy, teams: { ...policy.teams, thief: policy.teams.coins } }),
    'a key belongs to one team',
  ],
  [
    'a key that is none',
    (policy) => ({ ...policy, teams: { ...policy.teams, thief: { keys: ['abc'] } } }),
    'it must be a key',
  ],
  ['a misspelled field', (policy) => ({ ...policy, owner: {} }), 'owner'],
])('refuses a policy with %s', async (_, change, reason) => {
  const { code, err } = await remotes.run('policy', policyFile(change(policyWith())))
  expect([code, err]).toEqual([1, expect.stringContaining(reason)])
})

test('prints the policy in force', async () => {
  expect(await remotes.json('policy')).toEqual(policyWith())
})
