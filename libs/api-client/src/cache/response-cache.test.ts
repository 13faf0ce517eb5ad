import { getDashboard, listAssets, listEntries } from '@solvent/contracts'
import { call } from '../calls/call'
import { endSession, startSession } from '../session/session'
import { testServer } from '../testing/test-server'

function tokenOf(person: string): string {
  return `e30.${btoa(JSON.stringify({ user_id: person, exp: Math.floor(Date.now() / 1000) + 3600 }))}.`
}

const server = testServer()
beforeEach(() => {
  endSession('asked')
  startSession(tokenOf('maya'))
})

/** The `If-None-Match` headers of the calls so far. */
function sentTags(): (string | undefined)[] {
  return server.received.map(({ headers }) => headers['if-none-match'])
}

test('an unchanged read returns the cached response', async () => {
  server.answerTagged('"v1"', { assets: [] })
  const first = await call(listAssets, {})
  expect(await call(listAssets, {})).toBe(first)
  expect(sentTags()).toEqual([undefined, '"v1"'])
})

test('a changed read returns the new response and caches it', async () => {
  server.answerTagged('"v1"', { assets: [] })
  await call(listAssets, {})
  server.answerTagged('"v2"', { assets: [{ id: 'a' }] })
  const second = await call(listAssets, {})
  expect(second).toEqual({ assets: [{ id: 'a' }] })
  expect(await call(listAssets, {})).toBe(second)
  expect(sentTags()).toEqual([undefined, '"v1"', '"v2"'])
})

test('reads with different queries are cached separately', async () => {
  server.answerTagged('"v1"', { entries: [], next: null })
  await call(listEntries, { query: { limit: 20 } })
  await call(listEntries, { query: { limit: 30 } })
  await call(listEntries, { query: { limit: 20 } })
  expect(sentTags()).toEqual([undefined, undefined, '"v1"'])
})

test('with 50 responses cached, the next one replaces the least recently used', async () => {
  server.answerTagged('"v1"', { entries: [], next: null })
  const read = (limit: number) => call(listEntries, { query: { limit } })
  for (let limit = 1; limit <= 50; limit++) await read(limit)
  await read(1)
  await read(51)
  server.received.length = 0
  await read(1)
  await read(2)
  expect(sentTags()).toEqual(['"v1"', undefined])
})

test('nothing is cached for the next person or the next session', async () => {
  server.answerTagged('"v1"', { assets: [] })
  await call(listAssets, {})
  endSession('asked')
  startSession(tokenOf('ben'))
  await call(listAssets, {})
  endSession('asked')
  startSession(tokenOf('maya'))
  await call(listAssets, {})
  expect(sentTags()).toEqual([undefined, undefined, undefined])
})

test('a response that arrives after its session has ended is not cached', async () => {
  server.answerTagged('"v1"', { assets: [] })
  const lateResponse = call(listAssets, {})
  startSession(tokenOf('ben'))
  await lateResponse
  await call(listAssets, {})
  expect(sentTags()).toEqual([undefined, undefined])
})

test('a response without an ETag, or with an error, is not cached', async () => {
  server.answerWith(200, {})
  await call(getDashboard, {})
  server.answerWith(503, { error: 'Busy', code: 'unavailable' })
  await call(getDashboard, {}).catch(() => undefined)
  await call(getDashboard, {}).catch(() => undefined)
  expect(sentTags()).toEqual([undefined, undefined, undefined])
})
