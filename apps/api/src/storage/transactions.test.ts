// Engines: both (transactions)
import type { TestDatabase } from '../testing/postgres-database'
import { openTestDatabase } from '../testing/test-database'
import type { Transaction } from './database'
import { DatabaseUnavailable } from './database-unavailable'

const ADA = '11111111-1111-8111-8111-111111111111'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

function addThrottle(tx: Transaction): Promise<unknown> {
  return tx.query(
    `insert into throttles (user_id, subject, failures, window_started_at, blocked_until)
     values ($1, 'account', 0, now(), now())`,
    [ADA],
  )
}

function throttles(): Promise<unknown[]> {
  return database.db.asUser(ADA, (tx) => tx.query('select 1 from throttles'))
}

function fail(tx: Transaction, code: string): Promise<unknown> {
  return tx.query(`do $$ begin raise exception using errcode = '${code}'; end $$`)
}

test('both engines return bigints, decimals, dates and timestamps as text, in UTC', async () => {
  const values = await database.db.asUser(ADA, (tx) =>
    tx.query(
      `select 9007199254740993::bigint as int8, 0.10::numeric as numeric, date '2026-02-28' as date,
         timestamptz '2026-03-10 10:30:00.5+01' as instant, 7 as int4, true as bool, $1::bigint as sent,
         '{"a":[1]}'::jsonb as json, null as nothing`,
      [9_007_199_254_740_993n],
    ),
  )
  expect(values).toEqual([
    {
      int8: '9007199254740993',
      numeric: '0.10',
      date: '2026-02-28',
      instant: '2026-03-10 09:30:00.5+00',
      int4: 7,
      bool: true,
      sent: '9007199254740993',
      json: { a: [1] },
      nothing: null,
    },
  ])
})

test('a failed transaction saves nothing', async () => {
  const failing = database.db.asUser(ADA, async (tx) => {
    await addThrottle(tx)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await throttles()).toEqual([])
})

test('a read transaction cannot change anything', async () => {
  await expect(database.db.asReader(ADA, addThrottle)).rejects.toThrow()
  expect(await throttles()).toEqual([])
})

test('the role and user of a transaction do not carry over to the next one', async () => {
  const identity = `select current_setting('app.user_id', true) as "user", current_user::text as role`
  await database.db.asUser(ADA, (tx) => tx.query(identity))
  const other = '22222222-2222-8222-8222-222222222222'
  const rows = await database.db.asUser(other, (tx) => tx.query(identity))
  expect(rows).toEqual([{ user: other, role: 'solvent_app' }])
})

test('an after-commit callback runs once, also when the transaction was retried', async () => {
  const happened: number[] = []
  let runs = 0
  await database.db.asUser(ADA, async (tx) => {
    runs += 1
    const run = runs
    tx.afterCommit(() => happened.push(run))
    if (run === 1) await fail(tx, '40001')
    expect(happened).toEqual([])
  })
  expect(happened).toEqual([2])
})

test('an after-commit callback does not run when the transaction fails', async () => {
  const happened: string[] = []
  const failing = database.db.asUser(ADA, async (tx) => {
    tx.afterCommit(() => happened.push('too early'))
    await fail(tx, '23514')
  })
  await expect(failing).rejects.toMatchObject({ code: '23514' })
  expect(happened).toEqual([])
})

describe.each([
  ['a serialization failure', '40001'],
  ['a deadlock', '40P01'],
])('after %s', (_, code) => {
  test('the whole transaction is retried, and its changes are saved once', async () => {
    let runs = 0
    const result = await database.db.asUser(ADA, async (tx) => {
      await addThrottle(tx)
      runs += 1
      if (runs <= 5) await fail(tx, code)
      return 'done'
    })
    expect([result, runs]).toEqual(['done', 6])
    expect(await throttles()).toHaveLength(1)
    await database.db.asUser(ADA, (tx) => tx.query('delete from throttles'))
  })

  test('six times in a row, the database is reported as unavailable', async () => {
    let runs = 0
    const losing = database.db.asUser(ADA, (tx) => {
      runs += 1
      return fail(tx, code)
    })
    await expect(losing).rejects.toThrow(DatabaseUnavailable)
    expect(runs).toBe(6)
    expect(await throttles()).toEqual([])
  })
})

test('other failures are not retried', async () => {
  let runs = 0
  const failing = database.db.asUser(ADA, (tx) => {
    runs += 1
    return fail(tx, '23514')
  })
  await expect(failing).rejects.toMatchObject({ code: '23514' })
  expect(runs).toBe(1)
})
