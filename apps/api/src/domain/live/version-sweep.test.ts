// Engines: both (notices and versions)
import { eventually } from '@solvent/api-testing/eventually'
import type { SavedTable } from '@solvent/contracts'
import type { Database, Maintenance } from '../../storage/database'
import { insertSession } from '../../storage/tables/sessions-table'
import type { TestDatabase } from '../../testing/postgres-database'
import { insertPerson, saveTitle } from '../../testing/rows'
import { openTestDatabase } from '../../testing/test-database'
import type { SendUpdate } from './follower'
import { LiveSaves } from './live-saves'
import { sweepVersions } from './version-sweep'

const ADA = '11111111-1111-8111-8111-111111111111'
const SESSION = '33333333-3333-7333-8333-333333333333'
/** Everything except `setInterval`, which times the sweeps. */
const REAL_TIMERS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const

let database: TestDatabase
let stops: (() => void)[] = []
let sweeps = 0
let sweeping: Promise<unknown> = Promise.resolve()

beforeAll(async () => {
  database = await openTestDatabase()
  await insertPerson(database.db, ADA)
  await database.db.asUser(ADA, (tx) =>
    insertSession(tx, {
      sessionId: SESSION,
      device: '',
      network: '',
      factorAt: null,
      createdAt: '2026-03-10T09:30:00.500Z',
      expiresAt: '2126-03-10T09:30:00.500Z',
    }),
  )
})
afterAll(() => database.drop())
beforeEach(() => {
  sweeps = 0
  jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] })
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  jest.useRealTimers()
})

/** A server that can receive notices of other servers, with an open page. */
async function openPage({ isListening = true } = {}) {
  const notices = { isListening, send: () => {}, listen: () => {} }
  const db: Database & Maintenance = {
    ...database.db,
    notices,
    readEverything: (work) => {
      const reading = database.db.readEverything(work)
      sweeping = reading
      sweeps += 1
      return reading
    },
  }
  const live = new LiveSaves(notices)
  const updates: (readonly SavedTable[])[] = []
  const controller = new AbortController()
  const clock = { now: () => new Date(), today: () => '2026-03-10' }
  const send: SendUpdate = ({ tables }) => void updates.push(tables)
  const page = { since: undefined, send, signal: controller.signal }
  const following = live.follow({ db, clock }, { userId: ADA, sessionId: SESSION }, page)
  stops.push(sweepVersions(db, live), () => controller.abort())
  await eventually(() => expect(updates).toEqual([[]]))
  const announce = (...tables: SavedTable[]) => live.announce({ userId: ADA, sessionId: null, tables })
  return { updates, announce, following, leave: () => controller.abort(), live }
}

/** Advances the time by some seconds and waits for the sweeps that fall due. */
async function advance(seconds: number): Promise<void> {
  for (let elapsed = 0; elapsed < seconds; elapsed += 1) {
    jest.advanceTimersByTime(1000)
    await sweeping
  }
}

/** Saves without a notice. */
function save(): Promise<unknown> {
  return saveTitle(database.db, ADA)
}

test('a save that a sweep finds before its notice arrives is sent with its table only', async () => {
  const { updates, announce } = await openPage()
  await save()
  await advance(5)
  announce('assets')
  await eventually(() => expect(updates).toEqual([[], ['assets']]))
  await advance(10)
  expect(updates).toEqual([[], ['assets']])
})

test('a save without a notice is sent as everything, a second after the sweep that found it', async () => {
  const { updates } = await openPage()
  await save()
  await advance(5)
  expect(updates).toEqual([[]])
  await advance(1)
  await eventually(() => expect(updates).toEqual([[], ['everything']]))
})

test('a save without a notice is not hidden by a later one between the sweeps', async () => {
  const { updates, announce } = await openPage()
  await save()
  await advance(5)
  await save()
  announce('assets')
  await eventually(() => expect(updates).toEqual([[], ['everything']]))
})

test('without notices, a save is found by two sweeps, a second apart', async () => {
  const { updates } = await openPage({ isListening: false })
  await save()
  await advance(1)
  expect(updates).toEqual([[]])
  await advance(1)
  await eventually(() => expect(updates).toEqual([[], ['everything']]))
})

test('while notices arrive and nothing is behind, the versions are read every five seconds', async () => {
  await openPage()
  await advance(20)
  expect(sweeps).toBe(4)
})

test('nothing is read while no page is open', async () => {
  const { leave, following, live } = await openPage()
  leave()
  expect(await following).toBe('stopping')
  expect(live.userIds()).toEqual([])
  await advance(20)
  expect(sweeps).toBe(0)
})
