// Engines: one
import { setTimeout as sleep } from 'node:timers/promises'
import { otherRow, RegistryStore, row } from '@solvent/api-testing/registry-store'
import { type PageServer, startPages } from '../../src/testing/page-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

let store: RegistryStore
const running: PageServer[] = []

beforeEach(async () => {
  store = await RegistryStore.make()
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  await store.remove()
})

async function start(options?: { hasHistory: boolean }): Promise<PageServer> {
  const server = await startPages(setting.server, store, options)
  running.push(server)
  return server
}

const release = (version: string) => ({
  assets_mfe: row({ version, entry: `https://assets.example/assets_mfe/${version}/mf-manifest.json` }),
  chat_mfe: otherRow('chat', { version }),
})

test('200 pages loaded during releases each have one complete revision, never older than before', async () => {
  await store.publish(1, release('1.0.1'))
  const server = await start()
  let revision = 1
  let isDone = false
  async function releaseOn(): Promise<void> {
    while (!isDone) {
      revision += 1
      await store.publish(revision, release(`1.0.${revision}`))
      await sleep(2)
    }
  }
  const releasing = releaseOn()
  let oldestServed = 0
  for (let n = 0; n < 100; n += 1) {
    const pages = await Promise.all([server.page(), server.page('/assets')])
    for (const { status, registry } of pages) {
      const versions = Object.values(registry.remotes).map(({ version }) => version)
      expect([status, ...versions]).toEqual([200, `1.0.${registry.revision}`, `1.0.${registry.revision}`])
      expect(registry.revision).toBeGreaterThanOrEqual(oldestServed)
    }
    oldestServed = Math.min(...pages.map(({ registry }) => registry.revision))
  }
  isDone = true
  await releasing
  expect(revision).toBeGreaterThan(10)
  expect((await server.page()).registry.revision).toBe(revision)
  expect(server.log).toEqual([])
})

test('a released revision is in the next page and in /registry.json', async () => {
  const server = await start()
  expect((await server.page()).registry).toEqual({ revision: 0, remotes: {} })
  expect(await server.ready()).toMatchObject({ status: 503, registry: { state: 'missing' } })
  await store.publish(1, release('1.0.0'))
  expect((await server.page()).registry).toEqual({ revision: 1, remotes: release('1.0.0') })
  const document = await fetch(`${server.url}/registry.json`)
  expect(document.headers.get('cache-control')).toBe('no-cache')
  expect(await document.json()).toEqual({ revision: 1, remotes: release('1.0.0') })
  expect((await server.ready()).status).toBe(200)
})

describe('an earlier revision of the app', () => {
  beforeEach(async () => {
    await store.publish(1, release('1.0.0'))
    await store.publish(2, release('2.0.0'))
  })

  test('is served if the operator allows it, uncached and not indexed', async () => {
    const server = await start({ hasHistory: true })
    const { status, registry, headers, policy } = await server.page('/assets?at=1')
    expect([status, registry]).toEqual([200, { revision: 1, remotes: release('1.0.0') }])
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
    expect(policy).toContain('https://assets.example')
    const document = await fetch(`${server.url}/registry.json?at=1`)
    expect(await document.json()).toMatchObject({ revision: 1 })
    const { registry: now, headers: usual } = await server.page('/assets')
    expect([now.revision, usual.get('x-robots-tag')]).toEqual([2, null])
  })

  test.each(['3', '0', '-1', '1.5', 'x', '', '1%20', '../1', '999999999999999999'])(
    'at %j gets a 404 with an explanation',
    async (at) => {
      const server = await start({ hasHistory: true })
      const { status, headers, text } = await server.page(`/?at=${at}`)
      expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(text).toContain('does not exist')
    },
  )

  test('gets a 404 if its signature is not valid', async () => {
    const server = await start({ hasHistory: true })
    await store.put(store.file(1), JSON.stringify({ signed: '{}', signature: 'AAAA' }))
    expect((await server.page('/?at=1')).status).toBe(404)
  })

  test('is not served unless the operator allows it', async () => {
    const server = await start()
    const { status, text } = await server.page('/?at=1')
    expect([status, text]).toEqual([404, expect.stringContaining('REGISTRY_HISTORY=on')])
  })
})
