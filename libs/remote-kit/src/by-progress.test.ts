import { fetchIntoCache } from './by-progress'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
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
    send: (url: string) => bodies.get(url)?.enqueue(new Uint8Array(10)),
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
  const state = watch(fetchIntoCache(['entry', 'chunk'], 'default'))
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
  const state = watch(fetchIntoCache([url, 'other'], 'default'))
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
  const state = watch(fetchIntoCache(['missing', 'other'], 'default'))
  await jest.advanceTimersByTimeAsync(0)
  expect(state.now).toBe('missing answered 404')
  expect(server.ended).toContain('other')
})
