// Engines: both (transactions at the same time)
import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../testing/postgres-database'
import { insertPerson } from '../testing/rows'
import { isEmbedded, openTestDatabase } from '../testing/test-database'
import { readAllPeople } from './people-ranges'

/** No range is read this fast, so all but the first have a single person. */
const SHORT_MS = 1e-6

const ids = Array.from({ length: 37 }, () => randomUUID()).toSorted()

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  for (const id of ids) await insertPerson(database.db, id)
})
afterAll(() => database.drop())

test.each([1, 4])('every person is read exactly once by %d at the same time', async (parallel) => {
  const seen: string[] = []
  const ranges: number[] = []
  const progress: unknown[] = []
  const onProgress = (...args: unknown[]) => void progress.push(args)
  await readAllPeople(
    database.db.readEverything,
    { targetMs: SHORT_MS, parallel, onProgress },
    async (tx, userIds) => {
      const rows = await tx.query<{ user_id: string }>(
        'select user_id from users where user_id between $1 and $2',
        [userIds[0], userIds.at(-1)],
      )
      seen.push(...rows.map((row) => row.user_id))
      ranges.push(userIds.length)
    },
  )
  expect(seen.toSorted()).toEqual(ids)
  expect(ranges.reduce((sum, people) => sum + people)).toBe(ids.length)
  expect(ranges).toContain(1)
  expect(progress).toHaveLength(ranges.length)
  expect(progress.at(-1)).toEqual([ids.length, ids.length, 'people'])
})

test('a server reads several ranges at the same time, the embedded engine one', async () => {
  const { parallel } = database.db.pieceLimits
  expect(parallel).toBe(isEmbedded() ? 1 : 2)
  let begun = 0
  let release = () => {}
  const allBegan = new Promise<void>((resolve) => {
    release = resolve
  })
  await readAllPeople(database.db.readEverything, { targetMs: SHORT_MS, parallel }, async () => {
    begun += 1
    if (begun === parallel) release()
    await allBegan
  })
  expect(begun).toBeGreaterThan(parallel)
})

test('when a range cannot be read, the error is reported and no other range begins', async () => {
  const parallel = 4
  let begun = 0
  let release = () => {}
  const hasFailed = new Promise<void>((resolve) => {
    release = resolve
  })
  const reading = readAllPeople(database.db.readEverything, { targetMs: SHORT_MS, parallel }, async () => {
    begun += 1
    if (begun > 1) return hasFailed
    setImmediate(release)
    throw new Error('unreadable')
  })
  await expect(reading).rejects.toThrow('unreadable')
  expect(begun).toBeLessThanOrEqual(parallel)
})
