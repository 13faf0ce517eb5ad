// Engines: both (sums of the parts of entries)
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addCategory,
  addLiability,
  type BodyOf,
  changeEntry,
  correctEntry,
  getBooksCheck,
  getEntry,
  getEntrySummary,
  getMonth,
  listEntries,
  mergeCategory,
  recordExpense,
  recordRefund,
  setLimit,
  undoEntry,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const DAY = '2026-03-10'

type Expense = BodyOf<typeof recordExpense>

/** A person with 300.00 in one cash asset and 200.00 in another. */
async function someone(): Promise<Person> {
  setting.server.clock.date = DAY
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(300) })
  await person.answer(addAsset, { body: cash(200) })
  return person
}

/** Groceries for 60.00, a gift for 25.50 and 14.50 of fees. */
function shopping(more: Partial<Expense> = {}): Expense {
  const parts = [
    { category: 'Groceries', amount: 60 },
    { category: 'Gifts', amount: 25.5 },
    { category: 'Fees', amount: 14.5 },
  ]
  return { amount: 100, occurred_on: DAY, account: 'Cash', note: 'Market', parts, ...more }
}

async function spendingOf(person: Person, query = {}) {
  const { spending } = await person.answer(getEntrySummary, { query })
  return Object.fromEntries(spending.map(({ category, amount }) => [category, amount]))
}

async function monthOf(person: Person) {
  const { figures, categories } = await person.answer(getMonth, { query: {} })
  return {
    spent: figures.spent,
    categories: Object.fromEntries(categories.map(({ category, spent }) => [category, spent])),
  }
}

/** The category and amount columns of the expenses in a file of entries. */
async function csvRows(person: Person, path: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${person.token}` }
  const file = await fetch(setting.server.url + path, { headers })
  const [head = '', ...lines] = (await file.text()).trim().split('\r\n')
  const columns = head.split(',')
  const [amount, category] = [columns.indexOf('amount'), columns.indexOf('category')]
  return lines
    .filter((line) => line.includes(',expense,'))
    .map((line) => `${line.split(',')[category]} ${line.split(',')[amount]}`)
}

async function isSound(person: Person): Promise<boolean> {
  return (await person.answer(getBooksCheck, {})).differences.length === 0
}

test('an expense can be split over several categories, which each get their part', async () => {
  const person = await someone()
  const entry = await person.answer(recordExpense, { body: shopping() })
  expect(entry).toMatchObject({ category: 'Groceries', parts: shopping().parts })
  expect(await spendingOf(person)).toEqual({ Groceries: 60, Gifts: 25.5, Fees: 14.5 })
  expect(await monthOf(person)).toEqual({
    spent: 100,
    categories: { Groceries: 60, Gifts: 25.5, Fees: 14.5 },
  })
  expect((await person.answer(getEntry, { params: entry })).parts).toEqual(shopping().parts)
  expect(await isSound(person)).toBe(true)
})

test('the entries of a category include the split ones, and its sums only their part', async () => {
  const person = await someone()
  const { id } = await person.answer(recordExpense, { body: shopping() })
  const query = { category: 'Gifts' }
  expect((await person.answer(listEntries, { query })).entries.map((one) => one.id)).toEqual([id])
  expect(
    (await person.answer(listEntries, { query: { text: 'gift' } })).entries.map((one) => one.id),
  ).toEqual([id])
  const { months, spending, entries } = await person.answer(getEntrySummary, { query })
  expect({ entries, spent: months[0]?.spent, out: months[0]?.money_out, spending }).toEqual({
    entries: 1,
    spent: 25.5,
    out: 25.5,
    spending: [{ category: 'Gifts', amount: 25.5 }],
  })
})

test.each(['/api/entries.csv', '/api/export/entries.csv'])(
  '%s has a row for each part, also if the money came from several assets',
  async (path) => {
    const person = await someone()
    const parts = [
      { category: 'Travel', amount: 250 },
      { category: 'Leisure', amount: 150 },
    ]
    await person.answer(recordExpense, { body: shopping({ amount: 400, parts }) })
    expect(await csvRows(person, path)).toEqual(['Travel -250', 'Leisure -50', 'Leisure -100'])
    expect(await isSound(person)).toBe(true)
  },
)

test('a refund and an expense on a card can be split, too', async () => {
  const person = await someone()
  const card = { ...carLoan(), liability_type: 'Credit Card', description: 'Visa' }
  await person.answer(addLiability, { body: card })
  await person.answer(recordExpense, { body: shopping({ account: 'Visa' }) })
  const parts = [
    { category: 'Groceries', amount: 10 },
    { category: 'Fees', amount: 4.5 },
  ]
  await person.answer(recordRefund, { body: shopping({ amount: 14.5, account: 'Visa', parts }) })
  expect(await spendingOf(person)).toEqual({ Groceries: 50, Gifts: 25.5, Fees: 10 })
  await person.answer(recordRefund, { body: shopping({ amount: 14.5, parts }) })
  expect(await spendingOf(person)).toEqual({ Groceries: 40, Gifts: 25.5, Fees: 5.5 })
  expect(await isSound(person)).toBe(true)
})

test('an undone split expense counts nowhere', async () => {
  const person = await someone()
  const entry = await person.answer(recordExpense, { body: shopping() })
  await person.answer(undoEntry, { params: entry })
  expect(await spendingOf(person)).toEqual({})
  expect((await monthOf(person)).spent).toBe(0)
})

test('a correction can split an expense, change its parts, and join them', async () => {
  const person = await someone()
  const { parts: _, ...whole } = shopping()
  const first = await person.answer(recordExpense, { body: { ...whole, category: 'Shopping' } })
  const kind = 'expense' as const
  const split = await person.answer(correctEntry, { params: first, body: { kind, ...shopping() } })
  expect(await spendingOf(person)).toEqual({ Groceries: 60, Gifts: 25.5, Fees: 14.5 })
  const joined = { kind, ...whole, category: 'Health' }
  const entry = await person.answer(correctEntry, { params: split, body: joined })
  expect(await spendingOf(person)).toEqual({ Health: 100 })
  expect(entry.parts).toBeUndefined()
  expect(await isSound(person)).toBe(true)
})

test('renamed and merged categories take the parts along', async () => {
  const person = await someone()
  const look = { kind: 'expense' as const, hue: 1, icon: 'Gifts' as const, parent: null }
  await person.answer(addCategory, { body: { ...look, name: 'Presents' } })
  await person.answer(recordExpense, { body: shopping() })
  await person.answer(mergeCategory, { body: { kind: 'expense', category: 'Gifts', into: 'Presents' } })
  expect(await spendingOf(person)).toEqual({ Groceries: 60, Presents: 25.5, Fees: 14.5 })
})

test('a split expense passes the limit of one of its categories', async () => {
  const person = await someone()
  await person.answer(setLimit, { body: { category: 'Gifts', amount: 20 } })
  await expect(person.answer(recordExpense, { body: shopping() })).resolves.toMatchObject({
    limit_notice: 'Gifts is $5.50 over its limit of $20.00 this month.',
  })
})

const two = (...amounts: number[]) => amounts.map((amount) => ({ category: 'Gifts', amount }))

test.each<[string, Partial<Expense>, string, string]>([
  ['that do not add up', { parts: two(50, 49.99) }, 'parts', 'The categories add up to $99.99, not $100.00.'],
  ['that are one', { parts: two(100) }, 'parts', 'must be at least two categories'],
  ['that are eleven', { parts: two(...Array(11).fill(1)) }, 'parts', 'must be at most 10 categories'],
  ['of 0', { parts: two(100, 0) }, 'parts.1.amount', 'must be greater than 0'],
  ['and a category', { category: 'Gifts' }, 'parts', 'cannot be given together with a category'],
  ['missing, and no category', { parts: undefined }, 'category', 'is required'],
])('parts %s are refused at the field', async (_, more, field, message) => {
  const person = await someone()
  const refusal = await person.refusal(recordExpense, { body: shopping(more) })
  expect(refusal).toMatchObject({ fields: [{ field, message }] })
  expect((await person.answer(listEntries, { query: { kind: 'expense' } })).entries).toEqual([])
})

test('a part with an unknown category is refused at its field', async () => {
  const person = await someone()
  const parts = [
    { category: 'Gifts', amount: 60 },
    { category: 'Nonsense', amount: 40 },
  ]
  await expect(person.refusal(recordExpense, { body: shopping({ parts }) })).resolves.toMatchObject({
    fields: [{ field: 'parts.1.category', message: expect.stringContaining('must be one of Groceries') }],
  })
})

test('the category of a split expense is only changed by a correction', async () => {
  const person = await someone()
  const entry = await person.answer(recordExpense, { body: shopping() })
  const message = 'This expense is split over several categories. Correct it to change them.'
  await expect(
    person.refusal(changeEntry, { params: entry, body: { category: 'Health' } }),
  ).resolves.toMatchObject({ fields: [{ field: 'category', message }] })
  const renamed = await person.answer(changeEntry, { params: entry, body: { note: 'Fair' } })
  expect(renamed).toMatchObject({ note: 'Fair', parts: shopping().parts })
})
