// Engines: one
import { carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  getBooksCheck,
  getDashboard,
  getEntrySummary,
  getNetWorth,
  getRecommendations,
  listAssets,
  listEntries,
  listLiabilities,
  payLiability,
  recordExpense,
  recordTransfer,
  undoEntry,
  updateLiability,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

beforeEach(() => {
  setting.server.clock.date = '2026-03-10'
})

const visa = { liability_type: 'Credit Card', description: 'Visa', due_date: '2026-03-20' }
/** 1,200.00 in 12 instalments of 100.00. */
const owing = carLoan({ ...visa, liability_amount: 1200, installments_total: 12 })
/** A card that is paid off, with its due dates on the 20th. */
const empty = carLoan({ ...visa, liability_amount: 0, installments_total: 1, due_date: '2025-06-20' })

async function withCard(card = owing) {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  const { id } = await person.answer(addLiability, { body: card })
  return { person, id }
}

function taxi(amount: number, more: Record<string, unknown> = {}) {
  const occurred_on = setting.server.clock.date
  return { body: { amount, occurred_on, account: 'Visa', category: 'Transport', note: 'taxi', ...more } }
}

async function cardOf(person: Person) {
  const { liabilities } = await person.answer(listLiabilities)
  const { remaining_amount, next_due_date, is_completed } = liabilities[0] ?? {}
  return { owed: remaining_amount, next: next_due_date, is_completed }
}

/** What the plan says is due this month. */
async function dueOf(person: Person): Promise<number | undefined> {
  const { recommendations } = await person.answer(getRecommendations)
  return recommendations[0]?.due_amount
}

const pay = (person: Person, id: string, payment_amount: number) =>
  person.answer(payLiability, {
    params: { id },
    body: { payment_type: 'partial', payment_account: 'Cash', payment_amount },
  })

test('an expense on a card is spending that is owed, and due with the next installment', async () => {
  const { person } = await withCard()
  const entry = await person.answer(recordExpense, taxi(30))
  expect(entry).toMatchObject({
    kind: 'expense',
    category: 'Transport',
    changes: [{ account_kind: 'liability', label: 'Visa', amount: 30 }],
  })
  expect(await cardOf(person)).toEqual({ owed: 1230, next: '2026-03-20', is_completed: false })
  expect(await dueOf(person)).toBe(130)
  expect((await person.answer(listAssets)).assets[0]?.asset_value).toBe(5000)
  expect(await person.answer(getDashboard)).toMatchObject({ spent_this_month: 30, net_worth: 3770 })
})

test('paying the card is not spending again', async () => {
  const { person, id } = await withCard(empty)
  await person.answer(recordExpense, taxi(30))
  setting.server.clock.date = '2026-04-02'
  await pay(person, id, 30)
  const { months, spending } = await person.answer(getEntrySummary)
  expect(months).toEqual([
    { month: '2026-04', money_in: 0, money_out: 30, spent: 0, paid_on_debts: 30, interest: 0 },
    { month: '2026-03', money_in: 0, money_out: 0, spent: 30, paid_on_debts: 0, interest: 0 },
  ])
  expect(spending).toEqual([{ category: 'Transport', amount: 30 }])
  const { series } = await person.answer(getNetWorth, { query: { from: '2026-03-10', to: '2026-04-02' } })
  expect(series.map(({ net_worth }) => net_worth)).toEqual(series.map(() => 4970))
})

test('a card that is paid off can be spent from, is due on its next due date, and can be paid off again', async () => {
  const { person, id } = await withCard(empty)
  expect(await cardOf(person)).toEqual({ owed: 0, next: null, is_completed: true })
  await person.answer(recordExpense, taxi(30))
  await person.answer(recordExpense, taxi(12.5))
  expect(await cardOf(person)).toEqual({ owed: 42.5, next: '2026-03-20', is_completed: false })
  expect(await dueOf(person)).toBe(42.5)
  await pay(person, id, 42.5)
  expect(await cardOf(person)).toEqual({ owed: 0, next: null, is_completed: true })
  setting.server.clock.date = '2026-03-20'
  await person.answer(recordExpense, taxi(9))
  expect(await cardOf(person)).toEqual({ owed: 9, next: '2026-04-20', is_completed: false })
})

test('no interest is charged for the time before the first expense on a card', async () => {
  const { person } = await withCard({ ...empty, interest_rate: 24 })
  setting.server.clock.date = '2026-09-25'
  await person.answer(recordExpense, taxi(100))
  setting.server.clock.date = '2026-10-21'
  expect(await cardOf(person)).toMatchObject({ owed: 102 })
})

test('the undo of any expense on a card lowers what is owed and due, also after later expenses', async () => {
  const { person } = await withCard()
  const first = await person.answer(recordExpense, taxi(30))
  await person.answer(recordExpense, taxi(20))
  await person.answer(undoEntry, { params: { id: first.id } })
  expect(await cardOf(person)).toMatchObject({ owed: 1220 })
  expect(await dueOf(person)).toBe(120)
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('the undo of a payment on a card keeps the expenses since', async () => {
  const { person, id } = await withCard()
  await person.answer(recordExpense, taxi(30))
  await pay(person, id, 130)
  await person.answer(recordExpense, taxi(20))
  const { entries } = await person.answer(listEntries, { query: { kind: 'payment', limit: '1' } })
  await person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
  expect(await cardOf(person)).toMatchObject({ owed: 1250, next: '2026-03-20' })
  expect(await dueOf(person)).toBe(150)
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('an expense that is paid already is only undone if the card still owes it', async () => {
  const { person, id } = await withCard(empty)
  const spent = await person.answer(recordExpense, taxi(30))
  await pay(person, id, 30)
  expect(await person.refusal(undoEntry, { params: { id: spent.id } })).toMatchObject({
    code: 'undo_refused',
    error: 'Undoing this would leave Visa below zero.',
  })
})

test('new terms of a card keep its expenses', async () => {
  const { person, id } = await withCard()
  await person.answer(recordExpense, taxi(30))
  await person.answer(updateLiability, {
    params: { id },
    body: newTerms(1200, { ...visa, installments_total: 12, interest_rate: 5 }),
  })
  expect(await cardOf(person)).toMatchObject({ owed: 1230 })
  expect(await dueOf(person)).toBeGreaterThan(130)
})

test('cards are exported and imported with their expenses', async () => {
  const { person } = await withCard()
  await person.answer(recordExpense, taxi(30))
  const other = await setting.newPerson()
  await other.answer(importData, { body: await person.answer(exportData) })
  expect(await cardOf(other)).toEqual(await cardOf(person))
  expect((await other.answer(getBooksCheck)).differences).toEqual([])
})

test.each([
  ['Visa', 'by its description'],
  ['visa', 'in small letters'],
  ['Credit Card', 'by its type'],
])('a card is named %s, %s', async (account) => {
  const { person } = await withCard()
  await person.answer(recordExpense, taxi(30, { account }))
  expect(await cardOf(person)).toMatchObject({ owed: 1230 })
})

test('an account comes before a card of the same name', async () => {
  const { person } = await withCard()
  await person.answer(addAsset, { body: cash(100, { asset_description: 'Visa' }) })
  await person.answer(recordExpense, taxi(30))
  expect(await cardOf(person)).toMatchObject({ owed: 1200 })
})

test.each([
  ['an amount of 0', { amount: 0 }, { code: 'payment_not_positive' }],
  ['a future day', { occurred_on: '2026-03-11' }, { fields: [{ field: 'occurred_on' }] }],
  ['a debt that is no card', { account: 'Car Loan' }, { code: 'insufficient_funds' }],
  ['a name of several cards', { account: 'Credit Card' }, { fields: [{ field: 'account' }] }],
])('an expense of %s is refused, and nothing changes', async (_, wrong, refusal) => {
  const { person } = await withCard()
  await person.answer(addLiability, { body: carLoan() })
  await person.answer(addLiability, { body: { ...owing, description: 'Store card' } })
  expect(await person.refusal(recordExpense, taxi(30, wrong))).toMatchObject(refusal)
  expect(await cardOf(person)).toMatchObject({ owed: 1200 })
})

const transfer = { amount: 200, occurred_on: '2026-03-10', from_account: 'Cash', to_account: 'Visa' }

test('a transfer to a card is a payment on it: one entry, both balances', async () => {
  const { person } = await withCard()
  expect(await person.answer(recordTransfer, { body: transfer })).toMatchObject({
    kind: 'payment',
    changes: [
      { label: 'Cash', amount: -200 },
      { label: 'Visa', amount: -200 },
    ],
  })
  expect(await cardOf(person)).toMatchObject({ owed: 1000, next: '2026-04-20' })
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test.each([
  ['of yesterday', { occurred_on: '2026-03-09' }, { fields: [{ field: 'occurred_on' }] }],
  ['of more than is owed', { amount: 1200.01 }, { code: 'payment_exceeds_balance' }],
  ['from an account without the money', { from_account: 'Vault' }, { code: 'insufficient_funds' }],
])('a transfer to a card %s is refused, and nothing changes', async (_, wrong, refusal) => {
  const { person } = await withCard()
  expect(await person.refusal(recordTransfer, { body: { ...transfer, ...wrong } })).toMatchObject(refusal)
  expect(await cardOf(person)).toMatchObject({ owed: 1200 })
})

test('a card that was paid off and is used again passes the check of the books', async () => {
  const { person, id } = await withCard()
  await pay(person, id, 1200)
  await person.answer(recordExpense, taxi(250))
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})
