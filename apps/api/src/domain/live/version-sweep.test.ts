// Engines: both (notices and versions)
import { soon } from '@solvent/api-testing/soon'
import type { SavedTable } from '@solvent/contracts'
import type { Database, Maintenance } from '../../storage/database'
import { insertSession } from '../../storage/tables/sessions-table'
import type { TestDatabase } from '../../testing/postgres-database'
import { insertPerson, saveTitle } from '../../testing/rows'
import { openTestDatabase } from '../../testing/test-database'
import { LiveSaves } from './live-saves'
import { sweepVersions } from './version-sweep'

const ADA = '11111111-1111-8111-8111-111111111111'
const SESSION = '33333333-3333-7333-8333-333333333333'
/** Everything of time but the rhythm of the sweeps. */
const GOES_ON = [
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
      createdAt: '2026-03-10T09:30:00.500Z',
      expiresAt: '2126-03-10T09:30:00.500Z',
    }),
  )
})
afterAll(() => database.drop())
beforeEach(() => {
  sweeps = 0
  jest.useFakeTimers({ doNotFake: [...GOES_ON] })
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  jest.useRealTimers()
})

/** A server that other servers may tell of saves, with an open page. */
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
  const told: (readonly SavedTable[])[] = []
  const leaving = new AbortController()
  const clock = { now: () => new Date(), today: () => '2026-03-10' }
  const tell = (tables: readonly SavedTable[]) => void told.push(tables)
  const page = { since: undefined, tell, signal: leaving.signal }
  const following = live.follow({ db, clock }, { userId: ADA, sessionId: SESSION }, page)
  stops.push(sweepVersions(db, live), () => leaving.abort())
  await soon(() => expect(told).toEqual([[]]))
  const announce = (...tables: SavedTable[]) => live.announce({ userId: ADA, sessionId: null, tables })
  return { told, announce, following, leave: () => leaving.abort(), live }
}

/** So many seconds pass, with the sweeps that fall due. */
async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    jest.advanceTimersByTime(1000)
    await sweeping
  }
}

/** What nobody has told of yet. */
function save(): Promise<unknown> {
  return saveTitle(database.db, ADA)
}

test('a save that a sweep meets before its notice is told with its table alone', async () => {
  const { told, announce } = await openPage()
  await save()
  await pass(5)
  announce('assets')
  await soon(() => expect(told).toEqual([[], ['assets']]))
  await pass(10)
  expect(told).toEqual([[], ['assets']])
})

test('a save that nobody announced is told as everything, a second after the sweep that met it', async () => {
  const { told } = await openPage()
  await save()
  await pass(5)
  expect(told).toEqual([[]])
  await pass(1)
  await soon(() => expect(told).toEqual([[], ['everything']]))
})

test('a save that nobody announced is not hidden by a later one that comes between the sweeps', async () => {
  const { told, announce } = await openPage()
  await save()
  await pass(5)
  await save()
  announce('assets')
  await soon(() => expect(told).toEqual([[], ['everything']]))
})

test('where no notices arrive a save is found by two sweeps, a second apart', async () => {
  const { told } = await openPage({ isListening: false })
  await save()
  await pass(1)
  expect(told).toEqual([[]])
  await pass(1)
  await soon(() => expect(told).toEqual([[], ['everything']]))
})

test('while notices arrive and nothing is behind, the versions are read every five seconds', async () => {
  await openPage()
  await pass(20)
  expect(sweeps).toBe(4)
})

test('nothing is read while no page is open', async () => {
  const { leave, following, live } = await openPage()
  leave()
  expect(await following).toBe('stopping')
  expect(live.people()).toEqual([])
  await pass(20)
  expect(sweeps).toBe(0)
})
