import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@solvent/api-testing/eventually'
import { type EmbeddedFolder, embeddedFolder } from '../../testing/embedded-folder'
import { isUnavailable } from '../../testing/is-unavailable'
import { insertPerson, savedTitles, saveTitle } from '../../testing/rows'
import type { Database } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'

const ADA = '11111111-1111-8111-8111-111111111111'
/** Runs for minutes. */
const ENDLESS_QUERY =
  'select sum(a::numeric * b) from generate_series(1, 100000) a, generate_series(1, 100000) b'

let folder: EmbeddedFolder
let db: Database

beforeAll(async () => {
  folder = await embeddedFolder()
  db = await folder.open({ limits: { statement: 2000, transaction: 3000 } })
  await insertPerson(db, ADA)
})
afterAll(() => folder.remove())

function runEndlessQuery(): Promise<unknown> {
  return db.asUser(ADA, (tx) => tx.query(ENDLESS_QUERY))
}

test('a statement that never ends is stopped, and the database recovers with all saved data', async () => {
  const saved = await saveTitle(db, ADA)
  const lost = db.asUser(ADA, async (tx) => {
    await tx.change(`insert into chat_sessions values ($1, $1, 'lost', now())`, [ADA])
    await tx.query(ENDLESS_QUERY)
  })
  const behind = eventually(() => saveTitle(db, ADA), isUnavailable)
  await expect(lost).rejects.toThrow(DatabaseUnavailable)
  const titles = [saved, await behind].sort()
  expect(await eventually(() => savedTitles(db, ADA), isUnavailable)).toEqual(titles)
})

test('the server keeps answering while a statement loops', async () => {
  await eventually(() => db.ping(), isUnavailable)
  let beats = 0
  const heart = setInterval(() => {
    beats += 1
  }, 20)
  await expect(runEndlessQuery()).rejects.toThrow(DatabaseUnavailable)
  clearInterval(heart)
  expect(beats).toBeGreaterThan(10)
})

test('it reports that it is unavailable until it is open again', async () => {
  await eventually(() => db.ping(), isUnavailable)
  await expect(runEndlessQuery()).rejects.toThrow()
  await expect(db.ping()).rejects.toThrow(DatabaseUnavailable)
  await eventually(() => db.ping(), isUnavailable)
})

test('a transaction whose caller hangs is rolled back, and others do not wait forever', async () => {
  const before = await eventually(() => savedTitles(db, ADA), isUnavailable)
  let late: Promise<unknown> = Promise.resolve()
  const hanging = db.asUser(ADA, async (tx) => {
    await tx.change(`insert into chat_sessions values ($1, $1, 'hanging', now())`, [ADA])
    await pause(3500)
    late = tx.query('select 1')
    await late
  })
  const behind = savedTitles(db, ADA)
  await expect(hanging).rejects.toThrow('the transaction took too long')
  expect(await behind).toEqual(before)
  await pause(700)
  await expect(late).rejects.toThrow('the transaction took too long')
})

test('a transaction that waits too long for the mutex is refused', async () => {
  const another = await embeddedFolder()
  const other = await another.open({ limits: { wait: 100 } })
  const first = other.asUser(ADA, () => pause(500))
  await expect(other.asUser(ADA, async () => {})).rejects.toThrow('wait for their turn')
  await first
  await other.asUser(ADA, async () => {})
  await another.remove()
})
