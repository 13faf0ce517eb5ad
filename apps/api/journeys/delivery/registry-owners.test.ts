// Engines: one
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { otherRow, RegistryStore, row } from '@solvent/api-testing/registry-store'
import type { Registry, RegistryRow } from '@solvent/delivery'
import type { Policy } from '@solvent/delivery/policy'
import { publicText } from '@solvent/delivery/signing'
import { type PageServer, startPages } from '../../src/testing/page-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const keysOf = () => generateKeyPairSync('ed25519')
const [assetsKeys, chatKeys, watchKeys, endedKeys, strangerKeys] = [
  keysOf(),
  keysOf(),
  keysOf(),
  keysOf(),
  keysOf(),
]

const budget = { entry: 4_700, first: 15_000 }
const chatOrigin = 'https://chat.example'
const policy: Policy = {
  teams: {
    assets: { keys: [publicText(assetsKeys.publicKey)] },
    chat: { keys: [publicText(chatKeys.publicKey)] },
    watch: { keys: [publicText(watchKeys.publicKey)] },
  },
  remotes: {
    assets_mfe: {
      owners: { assets: ['publish', 'remove'], watch: ['withdraw'] },
      origin: 'https://assets.example',
      places: ['/assets'],
      budget,
    },
    chat: { owners: { chat: ['publish'] }, origin: chatOrigin, places: ['/chat'], budget },
  },
}

function assets(version: string, overrides: Partial<RegistryRow> = {}): RegistryRow {
  const entry = `https://assets.example/assets_mfe/${version}/mf-manifest.json`
  return row({ version, entry, budget, ...overrides })
}
const chat = (version: string, overrides: Partial<RegistryRow> = {}): RegistryRow =>
  otherRow('chat', { version, entry: `${chatOrigin}/chat/${version}/mf-manifest.json`, budget, ...overrides })

const canary = { percent: 5, release: assets('2.0.0-b') }
const before = { assets_mfe: { ...assets('1.0.0-a'), canary }, chat: chat('1.0.0-a'), plan: otherRow('plan') }
const { assets_mfe: _, ...withoutAssets } = before
const { chat: __, ...withoutChat } = before

interface Signed extends Partial<Omit<Registry, 'policy'>> {
  policy?: Policy | undefined
  remotes: Record<string, RegistryRow>
  key?: KeyObject
}
const by = 'chat (eve)'
const signed = { key: chatKeys.privateKey, by, policy, role: 'team' as const }
const with2 = { assets_mfe: assets('2.0.0-b') }
const publishChat = (overrides: Partial<RegistryRow>, others: Partial<Signed> = {}) => ({
  change: 'publish chat 2.0.0-b',
  remotes: { ...before, chat: chat('2.0.0-b', overrides) },
  ...others,
})

/** Revisions that the team of the chat signs, unless another key is given. */
const attempts: [title: string, reason: string, attempt: Signed][] = [
  [
    'publishes a release of another remote',
    'The team chat has no right to publish assets_mfe',
    { change: 'publish assets_mfe 2.0.0-b', remotes: { ...before, ...with2 } },
  ],
  [
    'pins a release of another remote',
    'The team chat has no right to withdraw assets_mfe',
    { change: 'pin assets_mfe 1.0.0-a', remotes: { ...before, assets_mfe: assets('1.0.0-a') } },
  ],
  [
    'changes the canary of another remote',
    'The team chat has no right to publish assets_mfe',
    {
      change: 'canary assets_mfe 2.0.0-b 100 %',
      remotes: { ...before, assets_mfe: { ...assets('1.0.0-a'), canary: { ...canary, percent: 100 } } },
    },
  ],
  [
    'removes another remote',
    'The team chat has no right to remove assets_mfe',
    { change: 'remove assets_mfe', remotes: withoutAssets },
  ],
  [
    'removes a remote of the platform',
    'The team chat has no right to remove plan',
    { change: 'remove plan', remotes: { assets_mfe: before.assets_mfe, chat: before.chat } },
  ],
  [
    'removes its own without that right',
    'The team chat has no right to remove chat',
    { change: 'remove chat', remotes: withoutChat },
  ],
  [
    'removes everything',
    'The team chat may change one remote at a time',
    { change: 'remove chat', remotes: {} },
  ],
  [
    'adds a remote',
    'The team chat has no right to publish gold',
    { change: 'publish gold 1.0.0-a', remotes: { ...before, gold: otherRow('gold', { budget }) } },
  ],
  [
    'adds a remote named after a method',
    'The team chat has no right to publish constructor',
    {
      change: 'publish constructor 1',
      remotes: { ...before, constructor: otherRow('constructor', { budget }) },
    },
  ],
  [
    'changes another remote under its name',
    'It does not say that it changes assets_mfe',
    { change: 'publish chat 2.0.0-b', remotes: { ...before, ...with2 } },
  ],
  [
    'changes another remote together with its own',
    'The team chat may change one remote at a time',
    { change: 'publish chat 2.0.0-b', remotes: { ...before, ...with2, chat: chat('2.0.0-b') } },
  ],
  [
    'changes its own under the name of another',
    'It does not say that it changes chat',
    publishChat({}, { change: 'publish assets_mfe 2.0.0-b' }),
  ],
  [
    'changes nothing',
    'The team chat may change one remote at a time',
    { change: 'publish chat 1.0.0-a', remotes: before },
  ],
  [
    'moves to another origin',
    'The policy serves chat from https://chat.example',
    publishChat({ entry: 'https://evil.example/chat/2.0.0-b/mf-manifest.json' }),
  ],
  [
    'moves to the origin of another remote',
    'The policy serves chat from https://chat.example',
    publishChat({ entry: 'https://assets.example/chat/2.0.0-b/mf-manifest.json' }),
  ],
  [
    'runs the release of another remote',
    'The policy serves chat from https://chat.example',
    publishChat({ entry: `${chatOrigin}/assets_mfe/2.0.0-b/mf-manifest.json` }),
  ],
  [
    'runs another version than it says',
    'The policy serves chat from https://chat.example',
    publishChat({ entry: `${chatOrigin}/chat/6.6.6/mf-manifest.json` }),
  ],
  [
    'gives everybody a canary from elsewhere',
    'The policy serves chat from https://chat.example',
    {
      change: 'canary chat 2.0.0-b 100 %',
      remotes: {
        ...before,
        chat: {
          ...before.chat,
          canary: {
            percent: 100,
            release: chat('2.0.0-b', { entry: 'https://evil.example/chat/2.0.0-b/mf-manifest.json' }),
          },
        },
      },
    },
  ],
  [
    'takes the place of another remote',
    'The policy gives chat /chat, and not /assets',
    publishChat({ place: { ...row().place, label: 'Chat' } as RegistryRow['place'] }),
  ],
  [
    'takes a free place',
    'The policy gives chat /chat, and not /gold',
    publishChat({ place: { kind: 'page', path: '/gold', label: 'Chat', icon: [], order: 20 } }),
  ],
  [
    'takes the slot of a widget',
    'The policy gives chat /chat, and not assistant',
    publishChat({ place: { kind: 'widget', slot: 'assistant', label: 'Chat' } }),
  ],
  [
    'takes the name of another page',
    'The label Assets of chat is taken by assets_mfe',
    publishChat({ place: { kind: 'page', path: '/chat', label: 'Assets', icon: [], order: 20 } }),
  ],
  [
    'raises the budget of its container',
    'The policy limits the budget of chat to 4700 and 15000 bytes',
    publishChat({ budget: { ...budget, entry: 4_701 } }),
  ],
  [
    'raises the budget of its page',
    'The policy limits the budget of chat to 4700 and 15000 bytes',
    publishChat({ budget: { ...budget, first: 100_000 } }),
  ],
  [
    'declares no budget',
    'The policy limits the budget of chat to 4700 and 15000 bytes',
    {
      change: 'publish chat 2.0.0-b',
      remotes: { ...before, chat: (({ budget: ___, ...rest }) => rest)(chat('2.0.0-b')) },
    },
  ],
  [
    'writes a row that is none',
    'The row of chat is not valid',
    { change: 'publish chat 2.0.0-b', remotes: { ...before, chat: { version: '2.0.0-b' } as RegistryRow } },
  ],
  ['signs as another team', 'Its author is not the team chat', publishChat({}, { by: 'assets (eve)' })],
  ['signs without a team', 'Its author is not the team chat', publishChat({}, { by: 'eve' })],
  [
    'signs as a team of nearly its name',
    'Its author is not the team chat',
    publishChat({}, { by: 'chatty (eve)' }),
  ],
  [
    'gives itself more rights',
    'Only the key of the platform changes the policy',
    publishChat(
      {},
      {
        policy: {
          ...policy,
          remotes: {
            ...policy.remotes,
            assets_mfe: { owners: { chat: ['publish'] }, origin: chatOrigin, places: ['/assets'], budget },
          },
        },
      },
    ),
  ],
  [
    'adds a second key',
    'Only the key of the platform changes the policy',
    publishChat(
      {},
      {
        policy: {
          ...policy,
          teams: {
            ...policy.teams,
            chat: { keys: [...(policy.teams.chat?.keys ?? []), publicText(strangerKeys.publicKey)] },
          },
        },
      },
    ),
  ],
  [
    'leaves out the policy',
    'Only the key of the platform changes the policy',
    publishChat({}, { policy: undefined }),
  ],
  [
    'changes only the policy',
    'Only the key of the platform changes the policy',
    { change: 'policy', remotes: before, policy: { teams: policy.teams, remotes: {} } },
  ],
  [
    'dates it before the revision that it follows',
    'It is dated before the revision that it follows',
    publishChat({}, { at: '2001-01-01T00:00:00.000Z' }),
  ],
  [
    'signs with an ended key',
    'Its key belongs to no team of the policy',
    publishChat({}, { key: endedKeys.privateKey }),
  ],
  [
    'signs with an unknown key',
    'Its key belongs to no team of the policy',
    publishChat({}, { key: strangerKeys.privateKey }),
  ],
  [
    'signs with the key of another team',
    'The team assets has no right to publish chat',
    publishChat({}, { key: assetsKeys.privateKey, by: 'assets (eve)' }),
  ],
  [
    'promotes a canary that it may only withdraw',
    'The team watch has no right to publish assets_mfe',
    {
      key: watchKeys.privateKey,
      by: 'watch (eve)',
      change: 'promote assets_mfe 2.0.0-b',
      remotes: { ...before, ...with2 },
    },
  ],
  [
    'removes a remote whose canary it may withdraw',
    'The team watch has no right to remove assets_mfe',
    { key: watchKeys.privateKey, by: 'watch (eve)', change: 'remove assets_mfe', remotes: withoutAssets },
  ],
  [
    'follows another revision',
    'It does not follow revision 3',
    publishChat({}, { previous: 'a'.repeat(64) }),
  ],
]

let store: RegistryStore
let server: PageServer
let restarted: PageServer | undefined

beforeEach(async () => {
  store = await RegistryStore.make()
  const chatTeam = { keys: [publicText(endedKeys.publicKey)] }
  const former = { ...policy, teams: { ...policy.teams, chat: chatTeam } }
  await store.publish(1, before, { policy: former })
  await store.publish(
    2,
    { ...before, chat: chat('1.1.0-c') },
    { ...signed, key: endedKeys.privateKey, policy: former, change: 'rollback chat 1.1.0-c' },
  )
  await store.publish(3, before, { policy })
  server = await startPages(setting.server, store)
})
afterEach(async () => {
  await server.stop()
  await restarted?.stop()
  restarted = undefined
  await store.remove()
})

const versionsOf = async (pages: PageServer) => {
  const { registry } = await pages.page('/login')
  const versions = Object.entries(registry.remotes).map(([name, { version }]) => `${name} ${version}`)
  return [registry.revision, ...versions]
}

test('there are forty attempts', () => expect(attempts).toHaveLength(40))

test.each(attempts)(
  'pages keep their revision when a team %s, also after a restart',
  async (_, reason, { remotes, ...attempt }) => {
    const served = await versionsOf(server)
    await store.put(store.file(4), JSON.stringify(store.sign(4, remotes, { ...signed, ...attempt })))
    await store.point('4')
    expect(await versionsOf(server)).toEqual(served)
    console.warn(_, server.log.join())
    expect((await server.ready()).registry).toMatchObject({ state: 'stale', revision: 3 })
    expect(server.log.join()).toContain(`Revision 4 is refused. ${reason}`)
    restarted = await startPages(setting.server, store)
    expect(await versionsOf(restarted)).toEqual(served)
  },
)

test('pages get what a team may do: publish, start and end a canary, remove', async () => {
  const next = { ...before, chat: chat('2.0.0-b') }
  await store.publish(4, next, { ...signed, change: 'publish chat 2.0.0-b' })
  expect(await versionsOf(server)).toEqual([4, 'assets_mfe 1.0.0-a', 'chat 2.0.0-b', 'plan 0.1.0-plan'])
  const ended = { ...next, assets_mfe: assets('1.0.0-a') }
  const watch = { policy, role: 'team' as const, key: watchKeys.privateKey, by: 'watch' }
  await store.publish(5, ended, { ...watch, change: 'withdraw assets_mfe 2.0.0-b: 9 of 20 loads failed' })
  const { assets_mfe: ___, ...rest } = ended
  const owner = { policy, role: 'team' as const, key: assetsKeys.privateKey, by: 'assets (ada)' }
  await store.publish(6, rest, { ...owner, change: 'remove assets_mfe' })
  expect(await versionsOf(server)).toEqual([6, 'chat 2.0.0-b', 'plan 0.1.0-plan'])
  restarted = await startPages(setting.server, store)
  expect(await versionsOf(restarted)).toEqual([6, 'chat 2.0.0-b', 'plan 0.1.0-plan'])
  expect((await restarted.ready()).registry).toMatchObject({ state: 'current', problem: null })
})

test('a revision of a team does not make an earlier forged one trusted', async () => {
  const stolen = { ...before, ...with2 }
  await store.publish(4, stolen, { ...signed, change: 'publish assets_mfe 2.0.0-b' })
  await store.publish(5, { ...stolen, chat: chat('2.0.0-b') }, { ...signed, change: 'publish chat 2.0.0-b' })
  expect((await server.page('/login')).registry.revision).toBe(3)
  expect((await server.ready()).registry).toMatchObject({ state: 'stale', problem: 'policy' })
})
