// Engines: one
import type { TestDatabase } from '../../testing/postgres-database'
import { openTestDatabase } from '../../testing/test-database'
import { LiveSaves } from './live-saves'

const ADA = {
  userId: '11111111-1111-8111-8111-111111111111',
  sessionId: '33333333-3333-7333-8333-333333333333',
}

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

test.each([
  ['whose caller has disconnected', { signal: new AbortController().signal, hasCallerLeft: () => true }],
  ['that comes while the server stops', { signal: AbortSignal.abort(), hasCallerLeft: () => false }],
])('a page %s is not added', async (_, { signal, hasCallerLeft }) => {
  const live = new LiveSaves(undefined)
  const clock = { now: () => new Date(), today: () => '2026-03-10' }
  const send = jest.fn()
  const services = { db: database.db, clock, hasCallerLeft }
  expect(await live.follow(services, ADA, { since: undefined, send, signal })).toBe('stopping')
  expect(live.userIds()).toEqual([])
  expect(send).not.toHaveBeenCalled()
})
