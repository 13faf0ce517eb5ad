import { createHash, webcrypto } from 'node:crypto'
import { fetchScripts } from './fetch-scripts'

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`
/** Scripts whose content is ten digits. */
const scripts = (...urls: string[]) => urls.map((url) => ({ url, integrity: sha384('0123456789') }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(crypto, 'subtle')
})

/** A server whose responses the test controls. */
function controlledServer() {
  const bodies = new Map<string, ReadableStreamDefaultController<Uint8Array>>()
  const ended: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input)
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => {
        ended.push(url)
        reject(init.signal?.reason)
      })
    })
    if (url.startsWith('hang')) return aborted
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void bodies.set(url, controller) })
    aborted.catch((reason) => bodies.get(url)?.error(reason))
    return new Response(body, { status: url.startsWith('missing') ? 404 : 200 })
  })
  return {
    ended,
    send: (url: string, content = '0') => bodies.get(url)?.enqueue(new TextEncoder().encode(content)),
    end: (url: string) => bodies.get(url)?.close(),
  }
}

/** The outcome so far. */
function watch(promise: Promise<void>) {
  const state = { current: 'pending' }
  promise.then(
    () => (state.current = 'loaded'),
    (error: Error) => (state.current = error.message),
  )
  return state
}

test('scripts over a slow connection are loaded', async () => {
  const server = controlledServer()
  const state = watch(
    fetchScripts([
      { url: 'entry', integrity: sha384('') },
      { url: 'chunk', integrity: sha384('0'.repeat(20)) },
    ]),
  )
  await jest.advanceTimersByTimeAsync(0)
  for (let second = 0; second < 60; second += 3) {
    server.send('chunk')
    await jest.advanceTimersByTimeAsync(3_000)
  }
  expect(state.current).toBe('pending')
  server.end('entry')
  server.end('chunk')
  await jest.advanceTimersByTimeAsync(0)
  expect(state.current).toBe('loaded')
})

test.each([
  ['hangs', 'hang', 'hang could not be loaded'],
  ['stalls', 'stall', 'Timed out'],
])('a script that %s fails after an idle timeout', async (_, url, reason) => {
  const server = controlledServer()
  const state = watch(fetchScripts([...scripts(url), { url: 'other', integrity: sha384('0') }]))
  await jest.advanceTimersByTimeAsync(3_400)
  server.send('other')
  server.end('other')
  await jest.advanceTimersByTimeAsync(3_400)
  expect(state.current).toBe('pending')
  await jest.advanceTimersByTimeAsync(200)
  expect(state.current).toBe(reason)
  expect(server.ended).toContain(url)
})

test('a missing script fails immediately and cancels the others', async () => {
  const server = controlledServer()
  const state = watch(fetchScripts(scripts('missing', 'other')))
  await jest.advanceTimersByTimeAsync(0)
  expect(state.current).toBe('missing answered 404')
  expect(server.ended).toContain('other')
})

/** A browser's cache in front of a server: a request with "reload" replaces the cached copy. */
function cacheInFrontOf(server: (url: string) => string) {
  jest.useRealTimers()
  // jsdom has no Web Crypto.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  const cached = new Map<string, string>()
  const requested: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input)
    if (init?.cache === 'reload' || !cached.has(url)) {
      requested.push(url)
      cached.set(url, server(url))
    }
    return new Response(cached.get(url))
  })
  return { requested, cached }
}

test('a corrupt cached file is fetched again past the cache', async () => {
  const { requested, cached } = cacheInFrontOf(() => '0123456789')
  cached.set('chunk', '0123456780')
  await fetchScripts(scripts('entry', 'chunk'))
  expect(cached.get('chunk')).toBe('0123456789')
  expect(requested).toEqual(['entry', 'chunk'])
})

test('a file that differs from the release is refused', async () => {
  cacheInFrontOf(() => 'alert("mine")')
  await expect(fetchScripts(scripts('entry'))).rejects.toThrow('entry is not what was released')
})

test('a script that failed before is requested first, and nothing else while it still fails', async () => {
  const { requested } = cacheInFrontOf((url) => (url === 'chunk' ? 'broken' : '0123456789'))
  await expect(fetchScripts(scripts('entry', 'chunk'), scripts('chunk'))).rejects.toThrow('chunk')
  expect(requested).toEqual(['chunk'])
})
