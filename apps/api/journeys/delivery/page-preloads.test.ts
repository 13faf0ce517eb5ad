// Engines: one
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { otherRow, RegistryStore, row } from '@solvent/api-testing/registry-store'
import { startPages } from '../../src/testing/page-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const HASH = `sha384-${'A'.repeat(64)}`
const parts = {
  'signed-in': [['signed-in.1a2b3c4d.js', HASH]],
  http: [['http.1a2b3c4d.js', HASH]],
  controls: [['controls.1a2b3c4d.js', HASH]],
}

/** A manifest as the build of a remote writes it, with an initial and an async script. */
function manifestOf(name: string) {
  return {
    metaData: { name, remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ name: 'page', assets: { js: { sync: ['first.js'], async: ['later.js'] } } }],
  }
}
const integrity = { 'remoteEntry.js': HASH, 'first.js': HASH, 'later.js': HASH }
const assets = row({ manifest: manifestOf('assets_mfe'), integrity })
const chat = otherRow('chat', {
  manifest: manifestOf('chat'),
  integrity,
  place: { kind: 'widget', slot: 'assistant', label: 'Assistant' },
})
const goals = otherRow('goals')

let store: RegistryStore
beforeEach(async () => {
  store = await RegistryStore.make()
  await store.publish(1, { assets_mfe: assets, chat_mfe: chat, goals_mfe: goals })
})
afterEach(() => store.remove())

interface Links {
  links: string[]
  /** The origins that it connects to. */
  connections: string[]
  vary: string | null
}

/** The preload links of a page, by its path and the browser's cookie. */
async function preloaded(path: string, cookie = 'returning=1'): Promise<Links> {
  const server = await startPages(setting.server, store)
  const response = await fetch(server.url + path, { headers: { cookie } })
  const page = await response.text()
  await server.stop()
  const links = [...page.matchAll(/<link rel="preload" href="([^"]*)" as="(\w+)"/g)]
  const connections = [...page.matchAll(/<link rel="preconnect" href="([^"]*)"/g)]
  return {
    links: links.map(([, href, as]) => `${as} ${href}`),
    connections: connections.map(([, href = '']) => href),
    vary: response.headers.get('vary'),
  }
}

const signedIn = ['script /signed-in.1a2b3c4d.js', 'script /http.1a2b3c4d.js']
const at = (origin: string, release: string) => [
  `fetch ${origin}/${release}/remoteEntry.js`,
  `fetch ${origin}/${release}/first.js`,
]

describe('with a shell that lists the scripts of its parts', () => {
  beforeEach(() => writeFile(join(store.shellDir, 'preload.json'), JSON.stringify(parts)))

  test.each([
    ['/', signedIn],
    ['/dashboard', signedIn],
    [
      '/assets',
      [
        ...signedIn,
        'script /controls.1a2b3c4d.js',
        ...at('https://assets.example', 'assets_mfe/0.1.0-1a2b3c4d'),
      ],
    ],
    [
      '/assets/?add=1',
      [
        ...signedIn,
        'script /controls.1a2b3c4d.js',
        ...at('https://assets.example', 'assets_mfe/0.1.0-1a2b3c4d'),
      ],
    ],
    ['/profile', signedIn],
    // Its manifest lists no scripts.
    ['/goals', [...signedIn, 'script /controls.1a2b3c4d.js']],
  ])('the page at %s preloads what it needs for a returning user', async (path, links) => {
    expect((await preloaded(path)).links).toEqual(links)
  })

  test.each([
    ['/', ['https://chat.example']],
    ['/dashboard', ['https://chat.example']],
    ['/assets', []],
    ['/profile', []],
  ])('the page at %s connects to the origins of its widgets for a returning user', async (path, origins) => {
    expect((await preloaded(path)).connections).toEqual(origins)
  })

  test.each(['', 'other=1', 'returning=0', 'not_returning=1'])(
    'a guest (%j) gets no preloads, and the page varies by cookie',
    async (cookie) => {
      const { links, connections, vary } = await preloaded('/', cookie)
      expect([...links, ...connections]).toEqual([])
      expect(vary).toMatch(/cookie/i)
    },
  )
})

test('during a canary its remote is not preloaded, because browsers get different releases', async () => {
  await writeFile(join(store.shellDir, 'preload.json'), JSON.stringify(parts))
  const canary = { percent: 5, release: { ...assets, version: '0.2.0' } }
  await store.publish(2, { assets_mfe: { ...assets, canary } })
  expect((await preloaded('/assets')).links).toEqual([...signedIn, 'script /controls.1a2b3c4d.js'])
})

test('an older shell without a script list is served without preloads', async () => {
  expect((await preloaded('/profile')).links).toEqual([])
})
