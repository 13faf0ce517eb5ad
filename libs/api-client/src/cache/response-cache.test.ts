import { getDashboard, listAssets, listEntries } from '@solvent/contracts'
import { call } from '../calls/call'
import { endSession, startSession } from '../session/session'
import { testServer } from '../testing/test-server'

function tokenOf(person: string): string {
  return `e30.${btoa(JSON.stringify({ user_id: person, exp: Math.floor(Date.now() / 1000) + 60 }))}.`
}

const server = testServer()
beforeEach(() => {
  endSession('asked')
  startSession(tokenOf('maya'))
})

/** The answers that the calls so far named as those they have. */
function named(): (string | undefined)[] {
  return server.received.map(({ headers }) => headers['if-none-match'])
}

test('a reading that has not changed is answered with what the page has', async () => {
  server.answerTagged('"v1"', { assets: [] })
  const first = await call(listAssets, {})
  expect(await call(listAssets, {})).toBe(first)
  expect(named()).toEqual([undefined, '"v1"'])
})

test('a reading that has changed brings the new answer, which is the one that is kept', async () => {
  server.answerTagged('"v1"', { assets: [] })
  await call(listAssets, {})
  server.answerTagged('"v2"', { assets: [{ id: 'a' }] })
  const second = await call(listAssets, {})
  expect(second).toEqual({ assets: [{ id: 'a' }] })
  expect(await call(listAssets, {})).toBe(second)
  expect(named()).toEqual([undefined, '"v1"', '"v2"'])
})

test('what narrows a reading makes it another one', async () => {
  server.answerTagged('"v1"', { entries: [], next: null })
  await call(listEntries, { query: { limit: 20 } })
  await call(listEntries, { query: { limit: 30 } })
  await call(listEntries, { query: { limit: 20 } })
  expect(named()).toEqual([undefined, undefined, '"v1"'])
})

test('with 50 answers stored, the next one takes the place of the least recently used', async () => {
  server.answerTagged('"v1"', { entries: [], next: null })
  const read = (limit: number) => call(listEntries, { query: { limit } })
  for (let limit = 1; limit <= 50; limit++) await read(limit)
  await read(1)
  await read(51)
  server.received.length = 0
  await read(1)
  await read(2)
  expect(named()).toEqual(['"v1"', undefined])
})

test('nothing is kept for the next person, nor for the next session of the same one', async () => {
  server.answerTagged('"v1"', { assets: [] })
  await call(listAssets, {})
  endSession('asked')
  startSession(tokenOf('ben'))
  await call(listAssets, {})
  endSession('asked')
  startSession(tokenOf('maya'))
  await call(listAssets, {})
  expect(named()).toEqual([undefined, undefined, undefined])
})

test('an answer that comes after its session has ended is not kept', async () => {
  server.answerTagged('"v1"', { assets: [] })
  const late = call(listAssets, {})
  startSession(tokenOf('ben'))
  await late
  await call(listAssets, {})
  expect(named()).toEqual([undefined, undefined])
})

test('an answer without a name, and a refusal, are asked for anew', async () => {
  server.answerWith(200, {})
  await call(getDashboard, {})
  server.answerWith(503, { error: 'Busy', code: 'unavailable' })
  await call(getDashboard, {}).catch(() => undefined)
  await call(getDashboard, {}).catch(() => undefined)
  expect(named()).toEqual([undefined, undefined, undefined])
})
