// Engines: both (background transactions alongside others)
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf, type Input } from '@solvent/api-testing/client'
import { eventually } from '@solvent/api-testing/eventually'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { OpenPage } from '@solvent/api-testing/open-page'
import { Person, signUp } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  type Endpoint,
  getDashboard,
  listLiabilities,
  payLiability,
  type ResponseOf,
  streamSaves,
} from '@solvent/contracts'
import { type ExportedData, exportData, importData } from '@solvent/contracts/transfer'
import type { Database } from '../../src/storage/database'
import { startServer } from '../../src/testing/start-server'
import { openTestDatabase } from '../../src/testing/test-database'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const RETURN_DATE = '2036-03-01'
/** Due dates of a weekly debt until then; the first is a week after it was added. */
const DUE_DATES = 520
const weekly = carLoan({ interest_rate: 5, frequency: 'weekly', due_date: '2026-03-17' })
/** 1,200.00 at 5% a year, compounded weekly and rounded to the cent each week. */
const FINAL_BALANCE = 1977.93

async function addDebts(person: Person, count: number): Promise<void> {
  await person.answer(addAsset, { body: cash(5000) })
  for (let n = 0; n < count; n += 1) await person.answer(addLiability, { body: weekly })
}

/** A person with this many weekly debts who returns after ten years. */
async function absentPerson(debts: number): Promise<Person> {
  const person = await setting.newPerson()
  await addDebts(person, debts)
  setting.server.clock.date = RETURN_DATE
  return person
}

const BACKLOG = 'We are updating your accounts. Please try again in a moment.'

/** Repeats a call as clients do: on a busy machine one request cannot post everything. */
async function answerWhenPosted<E extends Endpoint>(
  person: Person,
  contract: E,
  input: Input = {},
): Promise<ResponseOf<E>> {
  const reply = await person.send(contract, input)
  if (reply.status !== 503) return answerOf(contract, reply)
  expect(reply.body).toMatchObject({ error: BACKLOG })
  return answerWhenPosted(person, contract, input)
}

/** The number of postings of each debt, and on how many days. */
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

const all = (debts: number) => Array.from({ length: debts }, () => `${DUE_DATES} on ${DUE_DATES} days`)

test('after ten years the first list of debts has all interest posted, with one entry for each due date', async () => {
  const person = await absentPerson(3)
  const { liabilities } = await answerWhenPosted(person, listLiabilities)
  expect(liabilities.map(({ remaining_amount }) => remaining_amount)).toEqual([
    FINAL_BALANCE,
    FINAL_BALANCE,
    FINAL_BALANCE,
  ])
  expect(await postingsByDebt(setting.server.db, person)).toEqual(all(3))
})

test('many concurrent requests after ten years post each due date once', async () => {
  const person = await absentPerson(2)
  const worth = await Promise.all(Array.from({ length: 6 }, () => answerWhenPosted(person, getDashboard)))
  expect(new Set(worth.map(({ total_liabilities }) => total_liabilities))).toEqual(
    new Set([2 * FINAL_BALANCE]),
  )
  expect(await postingsByDebt(setting.server.db, person)).toEqual(all(2))
})

test('a payment as the first request after ten years is made once, after the interest', async () => {
  const person = await setting.newPerson()
  await addDebts(person, 2)
  const { liabilities } = await person.answer(listLiabilities)
  setting.server.clock.date = RETURN_DATE
  const body = { payment_type: 'full', payment_account: 'Cash' }
  const payment = { params: { id: liabilities[0]?.id ?? '' }, body, key: randomUUID() }
  const paid = await answerWhenPosted(person, payLiability, payment)
  expect(paid).toMatchObject({ remaining_amount: 0, is_completed: true })
  expect(await person.answer(payLiability, payment)).toEqual(paid)
  const { total_assets, total_liabilities } = await person.answer(getDashboard)
  expect(total_liabilities).toBe(FINAL_BALANCE)
  expect(total_assets).toBeCloseTo(5000 - FINAL_BALANCE, 1)
  expect(await postingsByDebt(setting.server.db, person)).toContain(all(1)[0])
})

test('when the client disconnects, posting stops, posted interest stays, and the next request continues', async () => {
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
  expect(posted).toBeLessThan(debts * DUE_DATES)
  expect((await answerWhenPosted(person, getDashboard)).total_liabilities).toBeCloseTo(
    debts * FINAL_BALANCE,
    2,
  )
  expect(await postingsByDebt(setting.server.db, person)).toEqual(all(debts))
})

test('when the server stops, the client gets an error, and the next server continues posting', async () => {
  const { db, drop } = await openTestDatabase()
  const first = await startServer({ db, async drop() {} })
  const person = await signUp(first.url)
  const debts = 5
  await addDebts(person, debts)
  first.clock.date = RETURN_DATE
  // A connection without a request must not delay the shutdown.
  const idle = connect(Number(new URL(first.url).port)).on('error', () => {})
  await once(idle, 'connect')
  const asked = person.send(getDashboard)
  await untilSomeArePosted(person, db)
  await first.stop()
  expect(await asked).toMatchObject({ status: 503, body: { error: BACKLOG, code: 'unavailable' } })
  expect(await countPostings(person, db)).toBeLessThan(debts * DUE_DATES)

  const second = await startServer({ db, drop }, first.serverKey)
  second.clock.date = RETURN_DATE
  const back = new Person(second.url, person.email, person.token)
  expect((await answerWhenPosted(back, getDashboard)).total_liabilities).toBeCloseTo(debts * FINAL_BALANCE, 2)
  expect(await postingsByDebt(db, person)).toEqual(all(debts))
  await second.stop()
})

describe('a page that says after ten years how long it waits', () => {
  const DEBTS = 8

  async function ask(person: Person, seconds: number): Promise<Response> {
    const headers = { authorization: `Bearer ${person.token}`, prefer: `wait=${seconds}` }
    return fetch(setting.server.url + getDashboard.path, { headers })
  }

  async function owed(answer: Response): Promise<number> {
    return getDashboard.response.parse(await answer.json()).total_liabilities
  }

  test('gets the figures of then, hears of the progress, and gets those of today at its end', async () => {
    const person = await absentPerson(DEBTS)
    const page = await OpenPage.open(person)
    await page.subscribed()
    const first = await ask(person, 0)
    // A browser that kept it would show it again tomorrow.
    expect(first.headers.get('etag')).toBeNull()
    expect(await owed(first)).toBeLessThan(DEBTS * FINAL_BALANCE)
    const percents = () =>
      page.received.flatMap(({ event, data }) =>
        event === 'catching_up' ? [streamSaves.events.catching_up.parse(data).percent] : [],
      )
    await answerWhenPosted(person, getDashboard)
    await eventually(() => expect(percents()).toContain(100))
    expect(percents().length).toBeGreaterThan(1)
    expect(percents()).toEqual(percents().toSorted((one, two) => one - two))
    const end = page.received.findIndex(({ data }) => Object(data).percent === 100)
    await eventually(() => expect(page.received[end + 1]?.data).toMatchObject({ tables: ['everything'] }))
    page.close()
    expect(await owed(await ask(person, 0))).toBeCloseTo(DEBTS * FINAL_BALANCE, 2)
    expect(await postingsByDebt(setting.server.db, person)).toEqual(all(DEBTS))
  })

  test('gets the figures of today if that takes no longer', async () => {
    const person = await absentPerson(1)
    expect(await owed(await ask(person, 90))).toBe(FINAL_BALANCE)
  })
})

/** A document with weekly debts whose interest was last posted ten years ago. */
async function tenYearsAway(count: number, change: Partial<ExportedData['liabilities'][number]> = {}) {
  const person = await setting.newPerson()
  await addDebts(person, 1)
  const data = await person.answer(exportData)
  const away = { due_date: '2016-03-10', interest_posted_through: '2016-03-10', ...change }
  const ids = Array.from({ length: count }, () => randomUUID())
  const [debt] = data.liabilities
  const [opening] = data.changes.filter(({ account_id }) => account_id === debt?.id)
  if (!debt || !opening) throw new Error('There is no debt')
  const changes = ids.map((account_id, index) => ({ ...opening, account_id, line: index + 2 }))
  return {
    ...data,
    liabilities: [...data.liabilities, ...ids.map((id) => ({ ...debt, ...away, id }))],
    changes: [...data.changes, ...changes],
  }
}

test('a document with more interest to post than the server can in a few seconds is not imported', async () => {
  const body = await tenYearsAway(58)
  const other = await setting.newPerson()
  const message = 'The debts have more than 30,000 installments whose interest is not posted yet'
  expect(await other.refusal(importData, { body })).toMatchObject({
    status: 400,
    code: 'invalid_request',
    error: expect.stringMatching(
      new RegExp(`^${message} \\(liabilities, row \\d+, line 1\\)\\. Nothing was imported\\.$`),
    ),
  })
})

test('deferred interest is posted once for ten years, so a document with as many such debts is imported', async () => {
  const deferred = { lender_terms: { deferred_until: '2026-03-01' } }
  const other = await setting.newPerson()
  await other.answer(importData, { body: await tenYearsAway(58, deferred) })
  const { liabilities } = await answerWhenPosted(other, listLiabilities)
  // 1,200.00 x 5% x 3,650 / 365 since 3 March 2016, and 1,800.00 x 5% x 4 / 365 on 5 March.
  const owed = liabilities.map(({ remaining_amount }) => remaining_amount).sort((one, two) => one - two)
  expect(owed).toEqual([1200, ...Array.from({ length: 58 }, () => 1800.99)])
})
