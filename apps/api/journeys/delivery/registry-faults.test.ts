// Engines: one
import { generateKeyPairSync } from 'node:crypto'
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { otherRow, RegistryStore, row } from '@solvent/api-testing/registry-store'
import { type PageServer, startPages } from '../../src/testing/page-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** A remote that is valid in every revision, next to the one that is faulty. */
const good = otherRow('liabilities')
const before = { liabilities_mfe: good, assets_mfe: row() }
const EVIL = 'evil.example'
/** The entry of a malicious release, which must never be served. */
const EVIL_ENTRY = `https://${EVIL}/assets_mfe/6.6.6/mf-manifest.json`
const bad = row({ version: '6.6.6', entry: EVIL_ENTRY })

let store: RegistryStore
let server: PageServer
let restarted: PageServer | undefined

beforeEach(async () => {
  store = await RegistryStore.make()
  await store.publish(1, { liabilities_mfe: good })
  await store.publish(2, before)
  server = await startPages(setting.server, store)
})
afterEach(async () => {
  await server.stop()
  await restarted?.stop()
  restarted = undefined
  await store.remove()
})

const otherKey = generateKeyPairSync('ed25519').privateKey
const asText = (signed: object) => JSON.stringify(signed)
const write = (revision: number, text: string) => store.put(store.file(revision), text)

/** Faults of the whole registry, each between a valid revision 2 and a valid revision 3, with the kind reported. */
const registryFaults: [name: string, kind: string, damage: () => Promise<unknown>][] = [
  ['a missing folder', 'unreadable', () => rename(store.dir, `${store.dir}-away`)],
  ['no "current"', 'unreadable', () => rm(join(store.dir, 'current'))],
  ['an empty "current"', 'pointer', () => store.point('')],
  ['a "current" that is not a number', 'pointer', () => store.point('latest')],
  ['a "current" that points outside the folder', 'pointer', () => store.point('../../etc/passwd')],
  ['a negative "current"', 'pointer', () => store.point('-3')],
  ['a huge "current"', 'unreadable', () => store.point('3'.repeat(10_000_000))],
  ['a "current" without its file', 'unreadable', () => store.point('7')],
  [
    'a folder instead of "current"',
    'unreadable',
    async () => {
      await rm(join(store.dir, 'current'))
      await mkdir(join(store.dir, 'current'))
    },
  ],
  ['an empty revision', 'invalid', () => publishRaw('')],
  [
    'a truncated revision',
    'invalid',
    () => publishRaw(asText(store.sign(3, { assets_mfe: bad })).slice(0, 300)),
  ],
  ['a revision that is not JSON', 'invalid', () => publishRaw('<html>Not found</html>')],
  [
    'a revision without a signature',
    'invalid',
    () => publishRaw(asText({ signed: store.sign(3, {}).signed })),
  ],
  [
    'a revision changed after signing',
    'invalid',
    async () => {
      const { signed, signature } = store.sign(3, { assets_mfe: row() })
      await publishRaw(asText({ signed: signed.replaceAll('assets.example', EVIL), signature }))
    },
  ],
  [
    'a revision with a forged signature',
    'invalid',
    () => publishRaw(asText(store.sign(3, { assets_mfe: bad }, { key: otherKey }))),
  ],
  [
    'a revision with another number',
    'invalid',
    () => publishRaw(asText(store.sign(3, { assets_mfe: bad }, { revision: 4 }))),
  ],
  [
    'a revision with another predecessor',
    'chain',
    () => publishRaw(asText(store.sign(3, { assets_mfe: bad }, { previous: 'a'.repeat(64) }))),
  ],
  [
    'a revision without its predecessor',
    'chain',
    () => publishRaw(asText(store.sign(3, { assets_mfe: bad }, { previous: null }))),
  ],
  ['a replayed old revision', 'replayed', () => store.point('1')],
  [
    'another revision in place of the served one',
    'changed',
    () => write(2, asText(store.sign(2, { assets_mfe: bad }))),
  ],
  ['a revision of 10 MB', 'unreadable', () => publishRaw(' '.repeat(10_000_000))],
  [
    'a folder instead of the revision',
    'unreadable',
    async () => {
      await mkdir(store.file(3))
      await store.point('3')
    },
  ],
  [
    'a revision that cannot be read',
    'unreadable',
    async () => {
      await symlink(store.file(3), store.file(3))
      await store.point('3')
    },
  ],
  ['a missing key', 'unreadable', async () => Promise.all([rm(store.keyFile), store.point('3')])],
  [
    'a key of another kind',
    'key',
    async () => {
      const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      await writeFile(store.keyFile, publicKey.export({ type: 'spki', format: 'pem' }))
      await store.point('3')
    },
  ],
]

async function publishRaw(text: string): Promise<void> {
  await write(3, text)
  await store.point('3')
}

/** Repairs the folder, whatever was done to it, and publishes a valid revision 3. */
async function repair(): Promise<void> {
  await rename(`${store.dir}-away`, store.dir).catch(() => {})
  for (const file of [join(store.dir, 'current'), store.file(3)])
    await rm(file, { recursive: true, force: true })
  await store.writeKey()
  await store.publish(2, before)
  await store.publish(3, { ...before, chat_mfe: otherRow('chat') })
}

test.each(registryFaults)(
  'with %s, pages use the last valid revision until the registry is repaired',
  async (_, kind, damage) => {
    expect((await server.page('/login')).registry.revision).toBe(2)
    await damage()
    const { status, registry, policy, text } = await server.page('/login')
    expect([status, registry.revision, Object.keys(registry.remotes)]).toEqual([200, 2, Object.keys(before)])
    expect(text + policy).not.toContain(EVIL)
    expect(await server.ready()).toEqual({
      status: 200,
      registry: { state: 'stale', revision: 2, problem: kind, dropped: [] },
    })
    expect(await server.metrics('solvent_registry_')).toEqual([
      'solvent_registry_revision 2',
      `solvent_registry_problems_total{kind="${kind}"} 1`,
    ])
    await server.page()
    expect(server.log.filter((line) => line.includes('registry'))).toHaveLength(1)

    await repair()
    expect((await server.page('/login')).registry.revision).toBe(3)
    expect((await server.ready()).registry).toMatchObject({ state: 'current', problem: null })
  },
)

test.each(registryFaults)(
  'a server that starts with %s has the newest signed revision, or an empty page',
  async (name, _, damage) => {
    await damage()
    restarted = await startPages(setting.server, store)
    const { status, registry, policy, text } = await restarted.page('/login')
    expect(status).toBe(200)
    const hasKey = !name.includes('key')
    const isGone = name === 'a missing folder'
    // A restarted server cannot know that this revision was replaced.
    const isSigned = name.includes('in place of the served one')
    if (!isSigned) expect(text + policy).not.toContain(EVIL)
    const expected = hasKey && !isGone ? 2 : 0
    expect([registry.revision, (await restarted.ready()).status]).toEqual([
      expected,
      expected === 0 ? 503 : 200,
    ])
    await repair()
    expect((await restarted.page()).registry.revision).toBe(3)
    expect(await restarted.ready()).toMatchObject({ status: 200, registry: { state: 'current' } })
  },
)
