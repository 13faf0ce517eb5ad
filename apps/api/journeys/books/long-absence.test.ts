// Engines: both (background transactions beside others)
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { Person, signUp } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  exportData,
  getDashboard,
  importData,
  listLiabilities,
  payLiability,
} from '@solvent/contracts'
import type { Database } from '../../src/storage/database'
import { startServer } from '../../src/testing/start-server'
import { openTestDatabase } from '../../src/testing/test-database'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const LATER = '2036-03-01'
/** Of a weekly debt until then, the first due a week after it was added. */
const WEEKS = 520
const weekly = carLoan({ interest_rate: 5, frequency: 'weekly', due_date: '2026-03-17' })
/** 1,200.00 with 5% a year, added up week by week to the cent. */
const OWED = 1977.93

async function addDebts(person: Person, count: number): Promise<void> {
  await person.answer(addAsset, { body: cash(5000) })
  for (let n = 0; n < count; n += 1) await person.answer(addLiability, { body: weekly })
}

/** Somebody with so many weekly debts who was not here for ten years. */
async function absentPerson(debts: number): Promise<Person> {
  const person = await setting.newPerson()
  await addDebts(person, debts)
  setting.server.clock.date = LATER
  return person
}

/** How many postings each debt has, and on how many days. */
async function postingsByDebt(db: Database, { userId }: Person): Promise<string[]> {
  const rows = await db.asUser(userId, (tx) =>
    tx.query<{ postings: string; days: string }>(
      `select count(*) as postings, count(distinct occurred_on) as days
       from journal_lines join journal_entries using (user_id, entry_id)
       where user_id = $1 and kind = 'interest' group by account_id`,
      [tx.userId],
    ),
  )
  return rows.map(({ postings, days }) => `${postings} on ${days} days`)
}

async function countPostings({ userId }: Person, db: Database = setting.server.db): Promise<number> {
  const [row] = await db.asUser(userId, (tx) =>
    tx.query<{ count: string }>(
      `select count(*) from journal_entries where user_id = $1 and kind = 'interest'`,
      [tx.userId],
    ),
  )
  return Number(row?.count)
}

async function untilSomeArePosted(person: Person, db?: Database): Promise<void> {
  while ((await countPostings(person, db)) === 0) await sleep(1)
}

const all = (debts: number) => Array.from({ length: debts }, () => `${WEEKS} on ${WEEKS} days`)

test('ten years without a visit are caught up before the first answer, each due date with an entry of its day', async () => {
  const person = await absentPerson(3)
  const { liabilities } = await person.answer(listLiabilities)
  expect(liabilities.map(({ remaining_amount }) => remaining_amount)).toEqual([OWED, OWED, OWED])
  expect(await postingsByDebt(setting.server.db, person)).toEqual(all(3))
})

test('many requests at the same moment after ten years post each due date once', async () => {
  const person = await absentPerson(2)
  const worth = await Promise.all(Array.from({ length: 6 }, () => person.answer(getDashboard)))
  expect(new Set(worth.map(({ total_liabilities }) => total_liabilities))).toEqual(new Set([2 * OWED]))
  expect(await postingsByDebt(setting.server.db, person)).toEqual(all(2))
})

test('a payment as the first thing after ten years is made once, after the interest', async () => {
  const person = await setting.newPerson()
  await addDebts(person, 2)
  const { liabilities } = await person.answer(listLiabilities)
  setting.server.clock.date = LATER
  const body = { payment_type: 'full', payment_account: 'Cash' }
  const payment = { params: { id: liabilities[0]?.id ?? '' }, body, key: randomUUID() }
  const paid = await person.answer(payLiability, payment)
  expect(paid).toMatchObject({ remaining_amount: 0, is_completed: true })
  expect(await person.answer(payLiability, payment)).toEqual(paid)
  const { total_assets, total_liabilities } = await person.answer(getDashboard)
  expect(total_liabilities).toBe(OWED)
  expect(total_assets).toBeCloseTo(5000 - OWED, 1)
  expect(await postingsByDebt(setting.server.db, person)).toContain(all(1)[0])
})

test('what is posted when the caller goes away stays, posting ends there, and the next request goes on', async () => {
  const debts = 5
  const person = await absentPerson(debts)
  const caller = new AbortController()
  const { url } = setting.server
  const headers = { authorization: `Bearer ${person.token}` }
  const asked = fetch(url + getDashboard.path, { headers, signal: caller.signal })
  await untilSomeArePosted(person)
  caller.abort()
  await expect(asked).rejects.toThrow('aborted')
  let posted = await countPostings(person)
  for (let before = -1; before < posted; posted = await countPostings(person)) {
    before = posted
    await sleep(300)
  }
  expect(posted).toBeLessThan(debts * WEEKS)
  expect((await person.answer(getDashboard)).total_liabilities).toBeCloseTo(debts * OWED, 2)
  expect(await postingsByDebt(setting.server.db, person)).toEqual(all(debts))
})

test('a server that stops lets the caller know, keeps what is posted, and the next one goes on', async () => {
  const { db, drop } = await openTestDatabase()
  const first = await startServer({ db, async drop() {} })
  const person = await signUp(first.url)
  const debts = 5
  await addDebts(person, debts)
  first.clock.date = LATER
  // Whoever gives up leaves a connection behind, which must not hold up the end.
  await person.send(getDashboard, { timeoutMs: 50 })
  const asked = person.send(getDashboard)
  await untilSomeArePosted(person, db)
  await first.stop()
  const error = 'Your books are being brought up to date. Please try again in a moment.'
  expect(await asked).toMatchObject({ status: 503, body: { error, code: 'unavailable' } })
  expect(await countPostings(person, db)).toBeLessThan(debts * WEEKS)

  const second = await startServer({ db, drop }, first.serverKey)
  second.clock.date = LATER
  const back = new Person(second.url, person.email, person.token)
  expect((await back.answer(getDashboard)).total_liabilities).toBeCloseTo(debts * OWED, 2)
  expect(await postingsByDebt(db, person)).toEqual(all(debts))
  await second.stop()
})

test('a document with more interest to post than a server does in some seconds is not imported', async () => {
  const person = await setting.newPerson()
  await addDebts(person, 1)
  const data = await person.answer(exportData)
  const away = { due_date: '2016-03-10', interest_posted_through: '2016-03-10' }
  const liabilities = Array.from({ length: 58 }, () => ({
    ...data.liabilities[0],
    ...away,
    id: randomUUID(),
  }))
  const other = await setting.newPerson()
  const body = { ...data, liabilities: [...data.liabilities, ...liabilities] }
  const message = 'The debts have more than 30,000 instalments whose interest is not posted yet'
  expect(await other.refusal(importData, { body })).toMatchObject({
    status: 400,
    code: 'invalid_request',
    error: expect.stringMatching(
      new RegExp(`^${message} \\(liabilities, row \\d+, line 1\\)\\. Nothing was imported\\.$`),
    ),
  })
})
