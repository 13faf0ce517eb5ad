import { createHash, webcrypto } from 'node:crypto'
import { fetchScripts } from './fetch-scripts'

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`
/** Scripts that consist of ten letters. */
const scripts = (...urls: string[]) => urls.map((url) => ({ url, integrity: sha384('0123456789') }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(crypto, 'subtle')
})

/** Servers whose answers come as the test lets them. */
function answerByHand() {
  const bodies = new Map<string, ReadableStreamDefaultController<Uint8Array>>()
  const ended: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input)
    const gaveUp = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => {
        ended.push(url)
        reject(init.signal?.reason)
      })
    })
    if (url.startsWith('hang')) return gaveUp
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void bodies.set(url, controller) })
    gaveUp.catch((reason) => bodies.get(url)?.error(reason))
    return new Response(body, { status: url.startsWith('missing') ? 404 : 200 })
  })
  return {
    ended,
    send: (url: string, content = '0') => bodies.get(url)?.enqueue(new TextEncoder().encode(content)),
    end: (url: string) => bodies.get(url)?.close(),
  }
}

/** What has become of it so far. */
function watch(promise: Promise<void>) {
  const state = { now: 'waiting' }
  promise.then(
    () => (state.now = 'there'),
    (error: Error) => (state.now = error.message),
  )
  return state
}

test('a connection that is slow but goes on delivering is waited for', async () => {
  const server = answerByHand()
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
  expect(state.now).toBe('waiting')
  server.end('entry')
  server.end('chunk')
  await jest.advanceTimersByTimeAsync(0)
  expect(state.now).toBe('there')
})

test.each([
  ['hangs', 'hang', 'hang could not be loaded'],
  ['stalls', 'stall', 'Nothing came for too long'],
])('what %s is given up when nothing has come for a while', async (_, url, reason) => {
  const server = answerByHand()
  const state = watch(fetchScripts([...scripts(url), { url: 'other', integrity: sha384('0') }]))
  await jest.advanceTimersByTimeAsync(3_400)
  server.send('other')
  server.end('other')
  await jest.advanceTimersByTimeAsync(3_400)
  expect(state.now).toBe('waiting')
  await jest.advanceTimersByTimeAsync(200)
  expect(state.now).toBe(reason)
  expect(server.ended).toContain(url)
})

test('what is not there ends it at once, and the rest is not loaded on', async () => {
  const server = answerByHand()
  const state = watch(fetchScripts(scripts('missing', 'other')))
  await jest.advanceTimersByTimeAsync(0)
  expect(state.now).toBe('missing answered 404')
  expect(server.ended).toContain('other')
})

/** A browser's cache in front of a server: what is asked for with "reload" replaces what is there. */
function cacheBefore(server: (url: string) => string) {
  jest.useRealTimers()
  // Browsers can hash; jsdom cannot.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  const kept = new Map<string, string>()
  const asked: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input)
    if (init?.cache === 'reload' || !kept.has(url)) {
      asked.push(url)
      kept.set(url, server(url))
    }
    return new Response(kept.get(url))
  })
  return { asked, kept }
}

test('a file that was broken on its way is fetched once more, past the cache that keeps it', async () => {
  const { asked, kept } = cacheBefore(() => '0123456789')
  kept.set('chunk', '0123456780')
  await fetchScripts(scripts('entry', 'chunk'))
  expect(kept.get('chunk')).toBe('0123456789')
  expect(asked).toEqual(['entry', 'chunk'])
})

test('a file that is another one than was released is refused', async () => {
  cacheBefore(() => 'alert("mine")')
  await expect(fetchScripts(scripts('entry'))).rejects.toThrow('entry is not what was released')
})

test('what failed before is asked for first, and while it fails nothing else is', async () => {
  const { asked } = cacheBefore((url) => (url === 'chunk' ? 'broken' : '0123456789'))
  await expect(fetchScripts(scripts('entry', 'chunk'), scripts('chunk'))).rejects.toThrow('chunk')
  expect(asked).toEqual(['chunk'])
})
