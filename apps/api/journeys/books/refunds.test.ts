// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  type BodyOf,
  correctEntry,
  getDashboard,
  getEntry,
  getEntrySummary,
  isRefund,
  listEntries,
  listLiabilities,
  recordExpense,
  recordRefund,
  undoEntry,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const shoes: BodyOf<typeof recordExpense> = {
  amount: 80,
  occurred_on: '2026-03-09',
  account: 'Cash',
  category: 'Shopping',
  note: 'Shoes',
}
/** Of the shoes. */
const refund = { ...shoes, amount: 30, occurred_on: '2026-03-10' }

async function personWithShoes(): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(500) })
  await person.answer(addLiability, { body: carLoan({ liability_type: 'Credit Card', description: 'Visa' }) })
  await person.answer(recordExpense, { body: shoes })
  return person
}

const summaryOf = (person: Person) => person.answer(getEntrySummary, { query: {} })

async function owed(person: Person): Promise<number | undefined> {
  return (await person.answer(listLiabilities)).liabilities[0]?.remaining_amount
}

test('a refund lowers its category and what was spent, and is no income', async () => {
  const person = await personWithShoes()
  const entry = await person.answer(recordRefund, { body: refund })
  expect(isRefund(entry)).toBe(true)
  expect(entry).toMatchObject({ kind: 'expense', category: 'Shopping', changes: [{ amount: 30 }] })
  const { months, spending } = await summaryOf(person)
  expect(spending).toEqual([{ category: 'Shopping', amount: 50 }])
  expect(months).toMatchObject([{ month: '2026-03', money_in: 0, money_out: 50, spent: 50 }])
  const { spent_this_month, liquid_assets } = await person.answer(getDashboard)
  expect([spent_this_month, liquid_assets]).toEqual([50, 450])
  expect(await person.answer(getEntry, { params: entry })).toMatchObject({
    accounts: { from: null, to: 'Cash' },
  })
})

test('a refund to a card lowers what is owed on it, and Undo owes it again', async () => {
  const person = await personWithShoes()
  await person.answer(recordExpense, { body: { ...shoes, account: 'Visa' } })
  const entry = await person.answer(recordRefund, { body: { ...refund, account: 'Visa' } })
  expect(await owed(person)).toBe(1250)
  expect((await summaryOf(person)).spending).toEqual([{ category: 'Shopping', amount: 130 }])
  await person.answer(undoEntry, { params: entry })
  expect(await owed(person)).toBe(1280)
  expect((await summaryOf(person)).spending).toEqual([{ category: 'Shopping', amount: 160 }])
})

test('a refund is corrected as one entry', async () => {
  const person = await personWithShoes()
  const entry = await person.answer(recordRefund, { body: refund })
  const correction = { ...refund, kind: 'refund' as const, amount: 35, category: 'Gifts' as const }
  const corrected = await person.answer(correctEntry, { params: entry, body: correction })
  expect(corrected).toMatchObject({ kind: 'expense', corrects: entry.id, changes: [{ amount: 35 }] })
  expect((await summaryOf(person)).spending).toEqual([
    { category: 'Shopping', amount: 80 },
    { category: 'Gifts', amount: -35 },
  ])
  const asExpense = { ...correction, kind: 'expense' as const }
  expect(await person.refusal(correctEntry, { params: corrected, body: asExpense })).toMatchObject({
    error: 'This entry is not of the kind expense.',
  })
  const { entries } = await person.answer(listEntries, { query: { category: 'Gifts' } })
  expect(entries.map(({ id }) => id)).toEqual([corrected.id])
})

test.each<[string, Partial<typeof refund>, string, string]>([
  ['of nothing', { amount: 0 }, 'amount', 'must be greater than 0'],
  ['of half a cent', { amount: 0.005 }, 'amount', 'must have at most two decimals'],
  ['of tomorrow', { occurred_on: '2026-03-11' }, 'occurred_on', 'must be today or earlier'],
  ['to an unknown account', { account: 'Safe' }, 'account', 'You have no account called Safe.'],
  [
    'of more than is owed on the card',
    { account: 'Visa', amount: 1200.01 },
    'amount',
    'Only $1,200.00 is owed on Visa. Record the rest as income.',
  ],
])('a refund %s is refused at its field, and nothing changes', async (_, given, field, message) => {
  const person = await personWithShoes()
  const before = await summaryOf(person)
  const refusal = await person.refusal(recordRefund, { body: { ...refund, ...given } })
  expect(refusal.fields).toEqual([{ field, message }])
  expect(await summaryOf(person)).toEqual(before)
  expect(await owed(person)).toBe(1200)
})
