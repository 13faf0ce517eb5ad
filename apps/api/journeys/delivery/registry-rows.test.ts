// Engines: one
import { otherRow, RegistryStore, row } from '@solvent/api-testing/registry-store'
import type { RegistryRow } from '@solvent/delivery'
import { type PageServer, startPages } from '../../src/testing/page-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const EVIL = 'evil.example'
const others = { chat_mfe: otherRow('chat'), liabilities_mfe: otherRow('liabilities') }
const rest = ['chat_mfe', 'liabilities_mfe']

let store: RegistryStore
let server: PageServer

beforeAll(async () => {
  store = await RegistryStore.make()
  server = await startPages(setting.server, store)
})
afterAll(async () => {
  await server.stop()
  await store.remove()
})

let revision = 0
async function publish(remotes: Readonly<Record<string, unknown>>): Promise<void> {
  revision += 1
  await store.publish(revision, remotes)
}

const { entry: _, ...withoutEntry } = row()
const { manifest: __, ...withoutManifest } = row()
const { place } = row()
const at = (path: string): Partial<RegistryRow> => ({
  place: { kind: 'page', path, label: EVIL, icon: [], order: 10 },
})
const wrongHash = { 'remoteEntry.js': 'sha384-tooshort' }

const rowFaults: [name: string, stored: unknown][] = [
  ['no row', null],
  ['a string', EVIL],
  ['no entry', withoutEntry],
  ['an entry that is not a URL', row({ entry: `${EVIL}/mf-manifest.json` })],
  ['an entry that matches every origin', row({ entry: 'https://*' })],
  ['an entry that matches every port', row({ entry: `https://${EVIL}:*/mf-manifest.json` })],
  ['an entry that injects a policy directive', row({ entry: `https://${EVIL}; script-src *` })],
  ['an entry with a javascript: URL', row({ entry: `javascript:alert("${EVIL}")` })],
  ['an entry with a data: URL', row({ entry: `data:text/javascript,${EVIL}` })],
  ['an entry with a password', row({ entry: `https://a:b@${EVIL}/mf-manifest.json` })],
  ['a huge label', row({ place: { ...place, label: EVIL.repeat(1000) } })],
  ['a wrong hash', row({ integrity: wrongHash, entry: `https://${EVIL}/mf-manifest.json` })],
  ['no manifest', { ...withoutManifest, entry: `https://${EVIL}/mf-manifest.json` }],
  ['a path of another origin', row(at(`//${EVIL}`))],
  ['a path with ".."', row(at('/../api'))],
  ['the path of another remote', row(at('/chat'))],
  ['a path that the server itself answers', row(at('/metrics'))],
  ['a version that is a path', row({ version: `../${EVIL}` })],
  ['an icon that contains markup', row({ place: { ...place, icon: [`"/><script>${EVIL}`] } as never })],
  [
    'a contract that is not a number',
    { ...row({ entry: `https://${EVIL}/mf-manifest.json` }), contract: EVIL },
  ],
]

test.each(rowFaults)('a remote with %s is dropped, and the others are served', async (_, stored) => {
  await publish({ ...others, assets_mfe: stored })
  const { status, registry, text, policy } = await server.page('/login')
  expect([status, Object.keys(registry.remotes)]).toEqual([200, rest])
  expect(text + policy).not.toContain(EVIL)
  expect(policy).toContain("script-src 'self' https://chat.example https://liabilities.example;")
  expect(await server.ready()).toEqual({
    status: 200,
    registry: { state: 'current', revision, problem: null, dropped: [{ remote: 'assets_mfe', kind: 'row' }] },
  })
  expect(server.log.at(-1)).toContain('"remote":"assets_mfe"')
  expect((await server.metrics('solvent_registry_problems_total')).join()).toContain('kind="row"')

  await publish({ ...others, assets_mfe: row() })
  expect(Object.keys((await server.page()).registry.remotes)).toContain('assets_mfe')
})

const canary = (change: Partial<RegistryRow>, percent = 5) => ({
  canary: { percent, release: row({ version: '6.6.6', ...change }) },
})

test.each<[string, object]>([
  ['from another origin', canary({ entry: `https://${EVIL}/mf-manifest.json` })],
  ['without an origin', canary({ entry: EVIL })],
  ['from another port', canary({ entry: 'https://assets.example:8443/mf-manifest.json' })],
  ['for more than 100 percent', canary({}, 101)],
  ['that is a string', { canary: EVIL }],
])('a canary %s is dropped, and its remote is served', async (_, change) => {
  await publish({ ...others, assets_mfe: { ...row(), ...change } })
  const { registry, text, policy } = await server.page()
  expect(registry.remotes.assets_mfe).toEqual(row())
  expect(text + policy).not.toMatch(/evil\.example|6\.6\.6|8443/)
  expect((await server.ready()).registry.dropped).toEqual([{ remote: 'assets_mfe', kind: 'canary' }])
})

test('a valid canary is in the page', async () => {
  await publish({ assets_mfe: { ...row(), ...canary({}) } })
  expect((await server.page()).registry.remotes.assets_mfe).toMatchObject({ canary: { percent: 5 } })
})

test('a label cannot close the script element', async () => {
  const label = '</script><script>alert(1)</script>'
  await publish({ ...others, assets_mfe: row({ place: { ...place, label } }) })
  const { text, registry } = await server.page()
  expect(text).not.toContain('alert(1)</script>')
  expect(registry.remotes.assets_mfe).toMatchObject({ place: { label } })
})
