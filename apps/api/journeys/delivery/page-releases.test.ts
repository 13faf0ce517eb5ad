// Engines: one
import { cash } from '@solvent/api-testing/examples'
import { type Person, signUp } from '@solvent/api-testing/person'
import { otherRow, RegistryStore, row } from '@solvent/api-testing/registry-store'
import {
  addAsset,
  createSession,
  deleteAsset,
  listEntries,
  reportRemoteLoads,
  sendChat,
  undoEntry,
} from '@solvent/contracts'
import { type ExportedData, exportData, exportTable, importData } from '@solvent/contracts/transfer'
import { type PageServer, startPages } from '../../src/testing/page-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

let store: RegistryStore
let server: PageServer
let person: Person

const ASSETS = 'assets_mfe@0.1.0-1a2b3c4d'
const CHAT = 'chat_mfe@0.1.0-chat'
const CANARY = 'assets_mfe@0.2.0'
const entry = 'https://assets.example/assets_mfe/0.2.0/mf-manifest.json'
const canary = { percent: 5, release: row({ version: '0.2.0', entry }) }
const remotes = { assets_mfe: { ...row(), canary }, chat_mfe: otherRow('chat') }

beforeEach(async () => {
  store = await RegistryStore.make()
  await store.publish(1, remotes)
  server = await startPages(setting.server, store, { level: 'info' })
  await server.page()
  person = await signUp(server.url)
})
afterEach(async () => {
  await server.stop()
  await store.remove()
})

/** The releases stored with each entry, newest entry first. */
async function storedReleases(): Promise<(string[] | undefined)[]> {
  const { entries } = await person.answer(listEntries)
  return entries.map(({ releases }) => releases)
}

describe('an entry of the journal', () => {
  test('stores the releases on the page that made it, and so does its undo', async () => {
    const { id } = await person.answer(addAsset, { body: cash(5), releases: `${ASSETS},${CHAT}` })
    await person.answer(addAsset, { body: cash(6) })
    await person.answer(deleteAsset, { params: { id }, releases: CANARY })
    const { entries } = await person.answer(listEntries)
    await person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' }, releases: CHAT })
    expect(await storedReleases()).toEqual([[CHAT], [CANARY], undefined, [ASSETS, CHAT]])
  })

  test('stores them if the assistant made it', async () => {
    await person.answer(addAsset, { body: cash(100) })
    const { session_id } = await person.answer(createSession, { body: { title: 'Plans' } })
    const body = { session_id, message: 'spent 12.50 on lunch' }
    expect(await person.answer(sendChat, { body, releases: `${ASSETS},${CHAT}` })).toMatchObject({
      status: 'saved',
    })
    expect((await storedReleases())[0]).toEqual([ASSETS, CHAT])
  })

  test('has them in exports and imports; older documents have none', async () => {
    await person.answer(addAsset, { body: cash(5), releases: ASSETS })
    const data = await person.answer(exportData)
    const [first] = data.entries
    expect(first?.releases).toEqual([ASSETS])
    const other = await signUp(server.url)
    await other.answer(importData, { body: data })
    expect((await other.answer(listEntries)).entries[0]?.releases).toEqual([ASSETS])
    const older = { ...data, entries: data.entries.map(({ releases: _, ...rest }) => rest) }
    const third = await signUp(server.url)
    await third.answer(importData, { body: older as ExportedData })
    expect((await third.answer(exportData)).entries[0]?.releases).toBeNull()
  })

  test('has them in the CSV table', async () => {
    await person.answer(addAsset, { body: cash(5), releases: `${ASSETS},${CHAT}` })
    const response = await fetch(server.url + exportTable.path.replace('{table}', 'entries'), {
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect(await response.text()).toContain(`${ASSETS} ${CHAT}`)
  })

  test.each([[['assets_mfe']], [['a@b,c@d']], [['<script>@1']], [Array(21).fill(ASSETS)], ['assets_mfe@1']])(
    'is not imported with the releases %j',
    async (releases) => {
      await person.answer(addAsset, { body: cash(5) })
      const data = await person.answer(exportData)
      const body = { ...data, entries: data.entries.map((one) => ({ ...one, releases })) }
      const other = await signUp(server.url)
      expect(await other.refusal(importData, { body })).toMatchObject({
        status: 400,
        code: 'invalid_request',
      })
    },
  )

  test.each([
    ['', undefined],
    [',,,', undefined],
    ['assets_mfe', undefined],
    ['assets_mfe@6.6.6', undefined],
    ["assets_mfe@1' or 1=1 --", undefined],
    ['../../etc@1', undefined],
    ['x'.repeat(3000), undefined],
    [`${ASSETS},${'x'.repeat(2000)}`, undefined],
    [`${ASSETS},stranger@1.0.0,${ASSETS}`, [ASSETS]],
    [`stranger@1,${ASSETS}`, [ASSETS]],
  ])('is saved even if the page sends the releases %j', async (releases, expected) => {
    await person.answer(addAsset, { body: cash(5), releases })
    expect(await storedReleases()).toEqual([expected])
  })
})

describe('the metrics', () => {
  const total = (name: string, release: string, more = '') => {
    const [remote, version] = release.split('@')
    return `solvent_remote_${name}{remote="${remote}",version="${version}"${more}}`
  }

  test('count requests and server errors by the releases on the page', async () => {
    const headers = { 'x-solvent-releases': `${ASSETS},${CHAT},evil@1` }
    await fetch(`${server.url}/api/health`, { headers })
    await fetch(`${server.url}/api/nothing`, { headers })
    await fetch(`${server.url}/api/fault`, { headers: { 'x-solvent-releases': ASSETS } })
    expect(await server.metrics('solvent_remote_requests_total{')).toEqual([
      `${total('requests_total', ASSETS)} 3`,
      `${total('requests_total', CHAT)} 2`,
    ])
    expect(await server.metrics('solvent_remote_server_errors_total{')).toEqual([
      `${total('server_errors_total', ASSETS)} 1`,
      `${total('server_errors_total', CHAT)} 0`,
    ])
  })

  test('count the loads that pages report, for known releases only', async () => {
    const load = (version: string, outcome: string) => ({
      remote: 'assets_mfe',
      version,
      outcome,
      milliseconds: 120,
    })
    const loads = [load('0.2.0', 'failed'), load('0.2.0', 'withdrawn'), load('0.1.0-1a2b3c4d', 'loaded')]
    const unknown = [load('6.6.6', 'loaded'), { ...load('1', 'loaded'), remote: 'evil' }]
    expect(await person.answer(reportRemoteLoads, { body: { loads: [...loads, ...unknown] } })).toEqual({})
    expect(await server.metrics('solvent_remote_loads_total{')).toEqual([
      `${total('loads_total', CANARY, ',outcome="failed"')} 1`,
      `${total('loads_total', CANARY, ',outcome="withdrawn"')} 1`,
      `${total('loads_total', ASSETS, ',outcome="loaded"')} 1`,
    ])
    expect(await server.metrics('solvent_remote_load_duration_seconds_count')).toHaveLength(2)
  })

  test('count a release that crashed once, and not as another load', async () => {
    const load = { remote: 'assets_mfe', version: '0.2.0', milliseconds: 120 }
    const crashed = {
      ...load,
      outcome: 'crashed',
      failure: { phase: 'component', cause: 'TypeError' },
    } as const
    await person.answer(reportRemoteLoads, { body: { loads: [{ ...load, outcome: 'loaded' }, crashed] } })
    expect(await server.metrics('solvent_remote_loads_total{')).toEqual([
      `${total('loads_total', CANARY, ',outcome="loaded"')} 1`,
      `${total('loads_total', CANARY, ',outcome="crashed"')} 1`,
    ])
    expect(await server.metrics('solvent_remote_load_duration_seconds_count')).toEqual([
      `${total('load_duration_seconds_count', CANARY)} 1`,
    ])
  })

  test('ignore reports from guests and reports of more than twenty loads', async () => {
    const load = { remote: 'assets_mfe', version: '0.2.0', outcome: 'loaded', milliseconds: 1 }
    const many = { loads: Array(21).fill(load) }
    expect((await person.refusal(reportRemoteLoads, { body: many })).status).toBe(400)
    expect((await person.refusal(reportRemoteLoads, { body: { loads: [load] }, token: 'x' })).status).toBe(
      401,
    )
    expect(await server.metrics('solvent_remote_loads_total{')).toEqual([])
  })

  test('know a release that was just published, before this server has served a page with it', async () => {
    await store.publish(2, { assets_mfe: canary.release })
    await store.publish(3, { assets_mfe: row({ version: '0.3.0' }) })
    await person.answer(addAsset, { body: cash(5), releases: 'assets_mfe@0.3.0' })
    // A tab may have been open for a long time.
    await person.answer(addAsset, { body: cash(5), releases: CHAT })
    expect(await storedReleases()).toEqual([[CHAT], ['assets_mfe@0.3.0']])
  })

  test('drop a release that was replaced long ago, so that they do not grow without limit', async () => {
    await fetch(`${server.url}/api/health`, { headers: { 'x-solvent-releases': CHAT } })
    expect(await server.metrics('solvent_remote_requests_total{')).toHaveLength(1)
    for (let revision = 2; revision <= 32; revision += 1)
      await store.publish(revision, { assets_mfe: row({ version: `1.0.${revision}` }) })
    await server.page()
    expect(await server.metrics('solvent_remote_requests_total{')).toEqual([])
    await fetch(`${server.url}/api/health`, {
      headers: { 'x-solvent-releases': `${CHAT},assets_mfe@1.0.32` },
    })
    expect(await server.metrics('solvent_remote_requests_total{')).toEqual([
      `${total('requests_total', 'assets_mfe@1.0.32')} 1`,
    ])
  })
})

describe('the log', () => {
  /** The logged loads, without the fields of every line. */
  function loggedLoads(): object[] {
    return server.log
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'remote_loaded')
      .map(({ remote, version, outcome, milliseconds, failure, ...rest }) => {
        expect(Object.keys(rest)).not.toContain('accountId')
        return { remote, version, outcome, milliseconds, failure }
      })
  }

  test('names the remote, its version, the phase and the cause of a failed load and of a crash', async () => {
    const load = { remote: 'assets_mfe', version: '0.2.0', milliseconds: 120 }
    const cause = 'Error: https://assets.example/assets_mfe/0.2.0/page.js answered 503'
    const failed = { ...load, outcome: 'failed', failure: { phase: 'scripts', cause } } as const
    const crashed = {
      ...load,
      outcome: 'crashed',
      failure: { phase: 'component', cause: 'TypeError at page.js:1:20' },
    } as const
    await person.answer(reportRemoteLoads, { body: { loads: [failed, crashed] } })
    expect(loggedLoads()).toEqual([failed, crashed])
  })

  test('has no line for a release that was loaded', async () => {
    const load = { remote: 'assets_mfe', version: '0.2.0', outcome: 'loaded', milliseconds: 120 } as const
    await person.answer(reportRemoteLoads, { body: { loads: [load] } })
    expect(server.log.some((line) => line.includes('/api/remote-loads'))).toBe(true)
    expect(loggedLoads()).toEqual([])
  })
})
