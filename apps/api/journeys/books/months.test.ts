// Engines: both (grouping by month)
import { carLoan, cash, rent } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addRecurring,
  correctEntry,
  downloadMonths,
  type ExpenseCategory,
  getMonth,
  type MonthCategory,
  payLiability,
  recordExpense,
  recordIncome,
  recordOccurrence,
  recordRefund,
  recordTransfer,
  setLimit,
  undoEntry,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

function setDate(date: string): void {
  setting.server.clock.date = date
}

/** A person with 5,000.00 in cash since January; today is 10 March. */
async function someone(): Promise<Person> {
  setDate('2026-01-02')
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  await person.answer(addLiability, { body: carLoan() })
  setDate('2026-03-10')
  return person
}

function spend(person: Person, occurred_on: string, amount: number, category: ExpenseCategory = 'Leisure') {
  return person.answer(recordExpense, { body: { amount, occurred_on, account: 'Cash', category } })
}

async function monthOf(person: Person, month?: string) {
  return person.answer(getMonth, { query: month === undefined ? {} : { month } })
}

async function categoryOf(person: Person, category: ExpenseCategory, month?: string): Promise<MonthCategory> {
  const found = (await monthOf(person, month)).categories.find((one) => one.category === category)
  if (!found) throw new Error(`${category} is missing`)
  return found
}

const limitOf = async (person: Person, month?: string) => (await categoryOf(person, 'Leisure', month)).limit

test('a month has its sums beside the month before and the mean since the first entry', async () => {
  const person = await someone()
  await spend(person, '2026-01-15', 100)
  await spend(person, '2026-02-15', 50.01)
  const wrong = await spend(person, '2026-03-01', 999)
  await person.answer(undoEntry, { params: wrong })
  await spend(person, '2026-03-02', 80, 'Groceries')
  const back = { amount: 30, occurred_on: '2026-03-03', account: 'Cash', category: 'Groceries' as const }
  await person.answer(recordRefund, { body: back })
  const pay = { amount: 2000, occurred_on: '2026-03-04', account: 'Cash', category: 'Salary' as const }
  await person.answer(recordIncome, { body: pay })
  await person.answer(addAsset, { body: { ...cash(0), asset_type: 'Savings Account' } })
  const moved = {
    amount: 500,
    occurred_on: '2026-03-05',
    from_account: 'Cash',
    to_account: 'Savings Account',
  }
  await person.answer(recordTransfer, { body: moved })
  const month = await monthOf(person)
  expect(month).toMatchObject({
    month: '2026-03',
    figures: { money_in: 2000, money_out: 50, spent: 50, paid_on_debts: 0, interest: 0, saved: 1950 },
    before: { money_in: 0, money_out: 50.01, spent: 50.01, saved: -50.01 },
    // 150.01 in two months.
    mean: { money_in: 0, money_out: 75.01, spent: 75.01, saved: -75.01 },
    mean_of: 2,
  })
  expect(month.categories).toEqual([
    { category: 'Groceries', parent: null, spent: 50, before: 0, mean: 0, limit: null },
    { category: 'Leisure', parent: null, spent: 0, before: 50.01, mean: 75.01, limit: null },
  ])
})

test('the mean is of six months at most, and an earlier month has its own', async () => {
  const person = await someone()
  setDate('2026-12-10')
  for (const month of ['01', '05', '06', '11']) await spend(person, `2026-${month}-15`, 600)
  expect(await monthOf(person)).toMatchObject({ mean: { spent: 200 }, mean_of: 6 })
  expect(await monthOf(person, '2026-02')).toMatchObject({ mean: { spent: 600 }, mean_of: 1 })
  expect(await monthOf(person, '2026-01')).toMatchObject({ mean: null, mean_of: 0, figures: { spent: 600 } })
})

test('a payment on a debt is not spending', async () => {
  const person = await someone()
  const params = { id: (await person.answer(addLiability, { body: carLoan() })).id }
  await person.answer(payLiability, {
    params,
    body: { payment_type: 'partial', payment_amount: 70, payment_account: 'Cash' },
  })
  expect((await monthOf(person)).figures).toMatchObject({
    money_out: 70,
    spent: 0,
    paid_on_debts: 70,
    saved: -70,
  })
})

test('a limit says what is left, also for each day, and when it is passed', async () => {
  const person = await someone()
  await person.answer(setLimit, { body: { category: 'Leisure', amount: 100, carries_over: false } })
  // 22 days are left, with today.
  expect(await limitOf(person)).toEqual({
    amount: 100,
    carried: 0,
    left: 100,
    left_per_day: 4.54,
    carries_over: false,
  })
  expect(await spend(person, '2026-03-10', 100)).not.toHaveProperty('limit_notice')
  expect(await limitOf(person)).toMatchObject({ left: 0, left_per_day: null })
  expect(await spend(person, '2026-02-10', 500)).not.toHaveProperty('limit_notice')
  expect(await spend(person, '2026-03-09', 12.5)).toMatchObject({
    limit_notice: 'Leisure is $12.50 over its limit of $100.00 this month.',
  })
  expect(await limitOf(person)).toMatchObject({ left: -12.5, left_per_day: null })
  expect(await limitOf(person, '2026-02')).toBeNull()
  setDate('2026-04-30')
  expect(await limitOf(person)).toMatchObject({ carried: 0, left: 100, left_per_day: 100 })
})

test('an expense that is corrected says that it passes the limit, without what it was before', async () => {
  const person = await someone()
  await person.answer(setLimit, { body: { category: 'Leisure', amount: 100, carries_over: false } })
  const { id } = await spend(person, '2026-03-10', 90)
  const body = {
    kind: 'expense',
    amount: 120,
    occurred_on: '2026-03-10',
    account: 'Cash',
    category: 'Leisure',
  }
  const corrected = await person.answer(correctEntry, { params: { id }, body })
  expect(corrected).toMatchObject({
    corrects: id,
    limit_notice: 'Leisure is $20.00 over its limit of $100.00 this month.',
  })
  const within = { params: { id: corrected.id }, body: { ...body, amount: 100 } }
  expect(await person.answer(correctEntry, within)).not.toHaveProperty('limit_notice')
})

test('a refund that is corrected says nothing of a limit that is passed', async () => {
  const person = await someone()
  await person.answer(setLimit, { body: { category: 'Leisure', amount: 100, carries_over: false } })
  await spend(person, '2026-03-10', 200)
  const body = { amount: 20, occurred_on: '2026-03-10', account: 'Cash', category: 'Leisure' as const }
  const params = await person.answer(recordRefund, { body })
  const corrected = await person.answer(correctEntry, {
    params,
    body: { ...body, kind: 'refund', amount: 10 },
  })
  expect(corrected).not.toHaveProperty('limit_notice')
})

test('a recurring expense that the person says is paid says that it passes the limit', async () => {
  const person = await someone()
  await person.answer(setLimit, { body: { category: 'Housing', amount: 100, carries_over: false } })
  const body = { ...rent, starts_on: '2026-03-10', automatic: false }
  const { id } = await person.answer(addRecurring, { body })
  const paid = { params: { id }, body: { due_on: '2026-03-10', amount: 112.5 } }
  expect(await person.answer(recordOccurrence, paid)).toMatchObject({
    limit_notice: 'Housing is $12.50 over its limit of $100.00 this month.',
  })
})

test('a limit that carries over counts what earlier months left or overspent', async () => {
  const person = await someone()
  const limit = { category: 'Leisure', amount: 100, carries_over: true } as const
  await person.answer(setLimit, { body: limit })
  await spend(person, '2026-03-10', 40)
  setDate('2026-04-10')
  expect(await limitOf(person)).toMatchObject({ carried: 60, left: 160 })
  await spend(person, '2026-04-10', 190)
  setDate('2026-06-10')
  // 60 - 90 + 100.
  expect(await limitOf(person)).toMatchObject({ carried: 70, left: 170 })
  expect(await limitOf(person, '2026-05')).toMatchObject({ carried: -30, left: 70, left_per_day: null })
  await person.answer(setLimit, { body: { ...limit, amount: 50 } })
  expect(await limitOf(person)).toMatchObject({ amount: 50, carried: 70, left: 120 })
  setDate('2026-07-10')
  expect(await limitOf(person)).toMatchObject({ carried: 120, left: 170 })
  await person.answer(setLimit, { body: { ...limit, carries_over: false } })
  expect(await limitOf(person)).toMatchObject({ amount: 100, carried: 0, left: 100 })
})

test('a removed limit is gone, and a limit without spending is listed', async () => {
  const person = await someone()
  await person.answer(setLimit, { body: { category: 'Gifts', amount: 20, carries_over: false } })
  expect((await monthOf(person)).categories).toMatchObject([{ category: 'Gifts', spent: 0 }])
  await person.answer(setLimit, { body: { category: 'Gifts', amount: null, carries_over: false } })
  expect((await monthOf(person)).categories).toEqual([])
})

test.each<[string, object, string, string]>([
  ['of 0', { amount: 0 }, 'amount', 'must be greater than 0'],
  ['of half a cent', { amount: 0.005 }, 'amount', 'must have at most two decimals'],
  ['of an income', { category: 'Salary' }, 'category', 'must be one of Groceries, '],
])('a limit %s is refused at its field', async (_, given, field, message) => {
  const person = await someone()
  const body = { category: 'Gifts' as const, amount: 20, carries_over: false, ...given }
  const { fields } = await person.refusal(setLimit, { body })
  expect(fields).toEqual([{ field, message: expect.stringContaining(message) }])
})

test('the file has each figure and category of each month', async () => {
  const person = await someone()
  await spend(person, '2026-01-15', 100)
  await spend(person, '2026-03-02', 80.5, 'Eating out')
  const headers = { authorization: `Bearer ${person.token}` }
  const file = await fetch(setting.server.url + downloadMonths.path, { headers })
  expect(file.headers.get('content-disposition')).toContain('solvent-months.csv')
  const lines = (await file.text()).split('\r\n')
  expect(lines[0]).toBe('month,what,name,amount')
  expect(lines).toEqual(
    expect.arrayContaining([
      '2026-01,figure,spent,100',
      '2026-01,category,Leisure,100',
      '2026-03,figure,saved,-80.5',
      '2026-03,category,Eating out,80.5',
    ]),
  )
})
