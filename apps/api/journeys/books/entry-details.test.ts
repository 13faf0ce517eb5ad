// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  confirmDraft,
  createSession,
  getEntry,
  listEntries,
  payLiability,
  recordExpense,
  recordTrade,
  savePlanChoice,
  sendChat,
  undoEntry,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { TODAY } from '../../src/testing/start-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const groceries = { amount: 12.5, occurred_on: TODAY, account: 'Cash', category: 'Groceries' as const }

async function newest(person: Person, query: Record<string, string> = {}) {
  const { entries } = await person.answer(listEntries, { query: { limit: '1', ...query } })
  const [entry] = entries
  if (!entry) throw new Error('There is no entry.')
  return entry
}

/** A person with 2,000 in cash and a loan of 1,200 at 12% a year, with one month of interest posted. */
async function borrower() {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(2000) })
  const loan = await person.answer(addLiability, { body: carLoan({ interest_rate: 12 }) })
  setting.server.clock.date = '2026-04-01'
  return { person, loan }
}

test('an entry shows each balance before and after it, as of the time it was written', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(100) })
  const { id } = await person.answer(recordExpense, { body: groceries })
  await person.answer(recordExpense, { body: groceries })
  expect(await person.answer(getEntry, { params: { id } })).toMatchObject({
    kind: 'expense',
    changes: [{ label: 'Cash', before: 100, amount: -12.5, after: 87.5 }],
    payment: null,
    trade: null,
  })
})

test('a payment pays interest first and principal with the rest', async () => {
  const { person, loan } = await borrower()
  const pay = (amount: number) =>
    person.answer(payLiability, {
      params: { id: loan.id },
      body: { payment_type: 'partial', payment_account: 'Cash', payment_amount: amount },
    })
  await pay(5)
  const first = await newest(person, { kind: 'payment' })
  expect(await person.answer(getEntry, { params: { id: first.id } })).toMatchObject({
    plan: 'avalanche',
    payment: { payment_type: 'partial', interest: 5, principal: 0 },
  })
  await pay(100)
  const second = await newest(person, { kind: 'payment' })
  const posted = await newest(person, { kind: 'interest' })
  const interest = posted.changes[0]?.amount ?? 0
  expect(interest).toBe(12)
  expect(await person.answer(getEntry, { params: { id: second.id } })).toMatchObject({
    payment: { interest: 7, principal: 93 },
  })
})

test('an undone payment does not count as paid interest for later payments', async () => {
  const { person, loan } = await borrower()
  const body = { payment_type: 'partial' as const, payment_account: 'Cash', payment_amount: 20 }
  await person.answer(payLiability, { params: { id: loan.id }, body })
  const undone = await newest(person, { kind: 'payment' })
  await person.answer(undoEntry, { params: { id: undone.id } })
  await person.answer(payLiability, { params: { id: loan.id }, body })
  const again = await newest(person, { kind: 'payment' })
  expect(await person.answer(getEntry, { params: { id: again.id } })).toMatchObject({
    payment: { interest: 12, principal: 8 },
  })
})

test('a trade stores its symbol, quantity and price', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  const { id } = await person.answer(recordTrade, {
    body: {
      side: 'buy',
      symbol: 'VWCE',
      quantity: '2.50',
      price: 100.1,
      account: 'Cash',
      occurred_on: TODAY,
    },
  })
  expect(await person.answer(getEntry, { params: { id } })).toMatchObject({
    trade: { side: 'buy', symbol: 'VWCE', quantity: '2.5', price: 100.1 },
    changes: [
      { label: 'Cash', before: 1000, after: 749.75 },
      { label: 'VWCE', before: 0, after: 250.25 },
    ],
  })
})

test('a payment stores the strategy chosen at its time', async () => {
  const { person, loan } = await borrower()
  await person.answer(savePlanChoice, { body: { strategy: 'snowball' } })
  await person.answer(payLiability, {
    params: { id: loan.id },
    body: { payment_type: 'installment', payment_account: 'Cash' },
  })
  await person.answer(savePlanChoice, { body: { strategy: 'priority' } })
  expect((await newest(person, { kind: 'payment' })).plan).toBe('snowball')
})

test('an entry shows its author: a page, the assistant, or the posting of interest', async () => {
  const { person } = await borrower()
  await person.answer(recordExpense, { body: groceries })
  expect((await newest(person, { kind: 'expense' })).author).toBe('screen')
  expect((await newest(person, { kind: 'interest' })).author).toBe('interest')
  const { session_id } = await person.answer(createSession, { body: { title: 'Money' } })
  const { meta } = await person.answer(sendChat, { body: { session_id, message: 'spent $3 on coffee' } })
  if (meta.draft) await person.answer(confirmDraft, { params: { id: meta.draft.id }, body: {} })
  expect((await newest(person, { kind: 'expense' })).author).toBe('assistant')
})

test('an import preserves the authors of its entries, and is the author of entries without one', async () => {
  const { person } = await borrower()
  await person.answer(recordExpense, { body: groceries })
  const document = await person.answer(exportData)
  const same = await setting.newPerson()
  await same.answer(importData, { body: document })
  expect((await newest(same, { kind: 'expense' })).author).toBe('screen')
  const entries = document.entries.map(({ author: _, plan: __, ...entry }) => entry)
  const older = await setting.newPerson()
  await older.answer(importData, { body: { ...document, entries } })
  expect((await newest(older, { kind: 'expense' })).author).toBe('import')
  expect((await newest(older, { kind: 'interest' })).author).toBe('interest')
})

test("an unknown entry, or another person's, is not found", async () => {
  const [person, other] = [await setting.newPerson(), await setting.newPerson()]
  await other.answer(addAsset, { body: cash(100) })
  const { id } = await newest(other)
  expect(await person.refusal(getEntry, { params: { id } })).toMatchObject({ status: 404 })
})
