// Engines: both (concurrent requests post interest once)
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  type Entry,
  getDashboard,
  getRecommendations,
  getSchedule,
  type Liability,
  listEntries,
  listLiabilities,
  payLiability,
  updateLiability,
} from '@solvent/contracts'
import { addDays } from '@solvent/money'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** 1,200.00 at 12% a year: instalments of 106.62 at the end of each month. */
const atTwelve = (more: Partial<ReturnType<typeof carLoan>> = {}) => carLoan({ interest_rate: 12, ...more })

const instalment = { payment_type: 'installment', payment_account: 'Cash' }
const full = { payment_type: 'full', payment_account: 'Cash' }

function partial(payment_amount: number) {
  return { payment_type: 'partial', payment_account: 'Cash', payment_amount }
}

function setDate(date: string): void {
  setting.server.clock.date = date
}

async function borrower(loan = atTwelve()): Promise<{ person: Person; loan: Liability }> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  return { person, loan: await person.answer(addLiability, { body: loan }) }
}

function newTerms(total: number, more: Partial<ReturnType<typeof carLoan>> = {}) {
  const { liability_amount: _, ...terms } = atTwelve(more)
  return { ...terms, total_amount: total }
}

async function owed(person: Person): Promise<number> {
  return (await person.answer(getDashboard)).total_liabilities
}

/** Day and amount of each posting, oldest first. */
async function postings(person: Person): Promise<[string, number][]> {
  const { entries } = await person.answer(listEntries, { query: { kind: 'interest', limit: '200' } })
  const amount = ({ changes }: Entry) => changes.reduce((sum, change) => sum + change.amount, 0)
  return entries.map((entry): [string, number] => [entry.occurred_on, amount(entry)]).reverse()
}

test('a loan paid on each due date costs the interest of its schedule and ends at 0', async () => {
  const { person, loan } = await borrower()
  const table = await person.answer(getSchedule, { params: loan })
  expect(table.payments).toHaveLength(12)
  let paid = loan
  for (const row of table.payments) {
    expect(row.due_date).toBe(paid.next_due_date)
    setDate(row.due_date)
    paid = await person.answer(payLiability, { params: loan, body: instalment })
    expect([paid.remaining_amount, paid.installments_paid]).toEqual([row.closing, row.number])
  }
  expect(paid).toMatchObject({ remaining_amount: 0, is_completed: true, installments_paid: 12 })
  expect(await postings(person)).toEqual(table.payments.map((row) => [row.due_date, row.interest]))
  expect(table.total_interest).toBe(79.42)
  const { total_assets } = await person.answer(getDashboard)
  expect(total_assets).toBe(5000 - 1279.42)
})

test('after three months all interest is posted, with an entry for each due date on its day', async () => {
  const { person } = await borrower()
  setDate('2026-05-31')
  expect(await owed(person)).toBe(1236.36)
  expect(await postings(person)).toEqual([
    ['2026-03-31', 12],
    ['2026-04-30', 12.12],
    ['2026-05-31', 12.24],
  ])
})

test('a person who visits every day owes the same as one who returns after months', async () => {
  const [daily, rare] = [await borrower(), await borrower()]
  for (let day = '2026-03-11'; day <= '2026-06-01'; day = addDays(day, 1)) {
    setDate(day)
    await owed(daily.person)
  }
  expect(await owed(rare.person)).toBe(await owed(daily.person))
  expect(await postings(rare.person)).toEqual(await postings(daily.person))
})

test('many concurrent requests post each due date once', async () => {
  const { person } = await borrower()
  await person.answer(addLiability, { body: atTwelve() })
  setDate('2026-04-30')
  const calls = Array.from({ length: 5 }, () => [
    person.answer(listLiabilities),
    owed(person),
    person.answer(getRecommendations),
  ])
  await Promise.all(calls.flat())
  expect(await owed(person)).toBe(2 * 1224.12)
  const dates = (await postings(person)).map(([date]) => date)
  expect(dates.sort()).toEqual(['2026-03-31', '2026-03-31', '2026-04-30', '2026-04-30'])
})

test.each([
  [
    'weekly over a leap day',
    '2028-02-20',
    { frequency: 'weekly', due_date: '2028-02-22' },
    '2028-03-10',
    ['2028-02-22', '2028-02-29', '2028-03-07'],
    [2.77, 2.78, 2.78],
  ],
  [
    'every 2 weeks over a leap day',
    '2028-02-20',
    { frequency: 'biweekly', due_date: '2028-02-22' },
    '2028-04-01',
    ['2028-02-22', '2028-03-07', '2028-03-21'],
    [5.54, 5.56, 5.59],
  ],
  [
    'monthly from the 31st in a leap year',
    '2028-01-10',
    { due_date: '2028-01-31' },
    '2028-04-01',
    ['2028-01-31', '2028-02-29', '2028-03-31'],
    [12, 12.12, 12.24],
  ],
  [
    'quarterly',
    '2026-01-10',
    { frequency: 'quarterly', due_date: '2026-01-31' },
    '2026-07-31',
    ['2026-01-31', '2026-04-30', '2026-07-31'],
    [36, 37.08, 38.19],
  ],
  [
    'yearly from a leap day',
    '2028-01-10',
    { frequency: 'yearly', due_date: '2028-02-29' },
    '2030-02-27',
    ['2028-02-29', '2029-02-28'],
    [144, 161.28],
  ],
  [
    'with a first due date in the past, nothing for the past',
    '2026-03-10',
    { due_date: '2025-11-30' },
    '2026-04-29',
    ['2026-03-30'],
    [12],
  ],
  [
    'with a first due date today, nothing for today',
    '2026-03-10',
    { due_date: '2026-03-10' },
    '2026-04-09',
    [],
    [],
  ],
  ['without interest', '2026-03-10', { interest_rate: 0 }, '2027-03-10', [], []],
  [
    'after the last instalment, while anything is owed',
    '2026-03-10',
    { installments_total: 1 },
    '2026-04-30',
    ['2026-03-31', '2026-04-30'],
    [12, 12.12],
  ],
  ['of less than half a cent', '2026-03-10', { liability_amount: 0.49 }, '2026-04-30', [], []],
] as const)('interest: %s', async (_title, added, terms, viewedOn, dates, amounts) => {
  setDate(added)
  const { person } = await borrower(atTwelve(terms))
  setDate(viewedOn)
  expect(await postings(person)).toEqual(dates.map((date, index) => [date, amounts[index]]))
})

test('a payment on the due date comes after the interest of that day', async () => {
  const { person, loan } = await borrower()
  setDate('2026-03-31')
  const paid = await person.answer(payLiability, { params: loan, body: full })
  expect(paid).toMatchObject({ remaining_amount: 0, is_completed: true })
  const { entries } = await person.answer(listEntries, { query: { account_id: loan.id } })
  expect(entries.map(({ kind }) => kind)).toEqual(['payment', 'interest', 'opening'])
  expect(entries[0]?.changes.map(({ amount }) => amount).sort()).toEqual([-1212, -1212])
})

test('a completed liability costs no more interest', async () => {
  const { person, loan } = await borrower()
  await person.answer(payLiability, { params: loan, body: full })
  setDate('2027-03-10')
  expect([await owed(person), await postings(person)]).toEqual([0, []])
})

test('a payment between two due dates lowers the interest of the next one', async () => {
  const { person, loan } = await borrower()
  await person.answer(payLiability, { params: loan, body: partial(200) })
  setDate('2026-03-31')
  expect(await postings(person)).toEqual([['2026-03-31', 10]])
})

test('the error of a refused payment includes today’s interest, and the next payment can pay it', async () => {
  const { person, loan } = await borrower()
  setDate('2026-03-31')
  const refused = await person.refusal(payLiability, { params: loan, body: partial(1212.01) })
  expect(refused).toMatchObject({ code: 'payment_exceeds_balance' })
  await person.answer(payLiability, { params: loan, body: partial(1212) })
  expect(await owed(person)).toBe(0)
})

describe('new terms', () => {
  test('leave posted interest owed', async () => {
    const { person, loan } = await borrower()
    setDate('2026-03-31')
    await person.answer(payLiability, { params: loan, body: instalment })
    const edited = await person.answer(updateLiability, { params: loan, body: newTerms(2000) })
    expect(edited.remaining_amount).toBe(2000 + 12 - 106.62)
    const lowered = await person.answer(updateLiability, { params: loan, body: newTerms(50) })
    expect(lowered).toMatchObject({ remaining_amount: 0, is_completed: true })
  })

  test('apply from today on: earlier interest is posted by the old ones', async () => {
    const { person, loan } = await borrower()
    setDate('2026-05-10')
    const body = newTerms(1200, { interest_rate: 24, due_date: '2026-01-15' })
    const edited = await person.answer(updateLiability, { params: loan, body })
    expect(edited.remaining_amount).toBe(1224.12)
    setDate('2026-05-15')
    expect(await postings(person)).toEqual([
      ['2026-03-31', 12],
      ['2026-04-30', 12.12],
      ['2026-05-15', 24.48],
    ])
  })

  test('that first set a rate above 0 cost nothing for the time before', async () => {
    const { person, loan } = await borrower(carLoan())
    setDate('2026-06-10')
    await person.answer(updateLiability, { params: loan, body: newTerms(1200) })
    setDate('2026-06-30')
    expect(await postings(person)).toEqual([['2026-06-30', 12]])
  })

  test('that reopen a completed liability cost nothing for the time it was paid off', async () => {
    const { person, loan } = await borrower()
    await person.answer(payLiability, { params: loan, body: full })
    setDate('2026-06-10')
    await person.answer(updateLiability, { params: loan, body: newTerms(1300) })
    setDate('2026-06-30')
    expect(await postings(person)).toEqual([['2026-06-30', 1]])
  })
})
