// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  correctEntry,
  deleteAsset,
  getBooksCheck,
  getEntry,
  getEntrySummary,
  listAssets,
  listEntries,
  listLiabilities,
  payLiability,
  recordExpense,
  recordIncome,
  recordTrade,
  recordTransfer,
  undoEntry,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { TODAY } from '../../src/testing/start-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const bread = {
  amount: 30,
  occurred_on: TODAY,
  account: 'Cash',
  category: 'Groceries' as const,
  note: 'bread',
}
const wages = { amount: 500, occurred_on: TODAY, account: 'Cash', category: 'Salary' as const, note: '' }
const saved = { amount: 40, occurred_on: TODAY, from_account: 'Cash', to_account: 'Savings Account' }
const shares = {
  side: 'buy' as const,
  symbol: 'ACME',
  quantity: '2',
  price: 10,
  account: 'Cash',
  occurred_on: TODAY,
}

async function owner(value = 100): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(value) })
  await person.answer(addAsset, { body: cash(50, { asset_type: 'Savings Account' }) })
  return person
}

async function worth(person: Person): Promise<Record<string, number>> {
  const { assets } = await person.answer(listAssets)
  return Object.fromEntries(assets.map(({ asset_type, asset_value }) => [asset_type, asset_value]))
}

const correct = (person: Person, id: string, body: Record<string, unknown>) =>
  person.answer(correctEntry, { params: { id }, body })

async function expectRight(person: Person): Promise<void> {
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
}

test('an expense gets another amount, day, account and category, and is listed once', async () => {
  const person = await owner()
  const { id } = await person.answer(recordExpense, { body: bread })
  const before = await person.answer(listEntries)
  const other = {
    amount: 35.5,
    occurred_on: '2026-03-02',
    account: 'Savings Account',
    category: 'Gifts',
    note: 'cake',
  }
  const entry = await correct(person, id, { kind: 'expense', ...other })
  expect(entry).toMatchObject({
    kind: 'expense',
    occurred_on: '2026-03-02',
    category: 'Gifts',
    note: 'cake',
    corrects: id,
    changes: [{ label: 'Savings Account', amount: -35.5 }],
  })
  expect(await worth(person)).toEqual({ Cash: 100, 'Savings Account': 14.5 })
  const { entries } = await person.answer(listEntries)
  expect(entries).toHaveLength(before.entries.length)
  expect(entries.filter(({ kind }) => kind === 'expense')).toEqual([entry])
  const { months, spending } = await person.answer(getEntrySummary)
  expect(months).toMatchObject([{ money_out: 35.5, spent: 35.5 }])
  expect(spending).toEqual([{ category: 'Gifts', amount: 35.5 }])
  const original = await person.answer(getEntry, { params: { id } })
  expect(original).toMatchObject({ corrected_by: entry.id, reversed_by: expect.any(String) })
  await expectRight(person)
})

test('money that is spent already can be corrected', async () => {
  const person = await owner(0)
  const { id } = await person.answer(recordIncome, { body: wages })
  await person.answer(recordExpense, { body: { ...bread, amount: 490 } })
  await correct(person, id, { kind: 'income', ...wages, amount: 520 })
  expect(await worth(person)).toMatchObject({ Cash: 30 })
  const { id: spent } = await person.answer(recordExpense, { body: bread })
  await correct(person, spent, { kind: 'expense', ...bread, amount: 29 })
  expect(await worth(person)).toMatchObject({ Cash: 1 })
  await expectRight(person)
})

test('the income that created an account keeps it when it is corrected', async () => {
  const person = await setting.newPerson()
  const { id } = await person.answer(recordIncome, { body: wages })
  await person.answer(recordExpense, { body: bread })
  const entry = await correct(person, id, { kind: 'income', ...wages, amount: 450 })
  expect(await worth(person)).toEqual({ Cash: 420 })
  await person.answer(undoEntry, { params: { id: (await person.answer(recordExpense, { body: bread })).id } })
  expect(await person.refusal(undoEntry, { params: { id: entry.id } })).toMatchObject({
    code: 'undo_refused',
  })
  await expectRight(person)
})

test('a transfer, a trade and an expense on a card are corrected', async () => {
  const person = await owner()
  const visa = { liability_type: 'Credit Card', description: 'Visa' }
  const { id: debt } = await person.answer(addLiability, { body: carLoan(visa) })
  const transfer = await person.answer(recordTransfer, { body: saved })
  await correct(person, transfer.id, { kind: 'transfer', ...saved, amount: 45 })
  const trade = await person.answer(recordTrade, { body: shares })
  await correct(person, trade.id, { kind: 'trade', ...shares, quantity: '3' })
  expect(await worth(person)).toEqual({ Cash: 25, 'Savings Account': 95, 'Stock Portfolio': 30 })
  const charged = await person.answer(recordExpense, { body: { ...bread, account: 'Visa' } })
  await person.answer(payLiability, {
    params: { id: debt },
    body: { payment_type: 'partial', payment_account: 'Cash', payment_amount: 20 },
  })
  await correct(person, charged.id, { kind: 'expense', ...bread, account: 'Visa', amount: 33 })
  const { liabilities } = await person.answer(listLiabilities)
  expect(liabilities).toMatchObject([{ remaining_amount: 1213 }])
  await expectRight(person)
})

test('a correction can be corrected and undone', async () => {
  const person = await owner()
  const first = await person.answer(recordExpense, { body: bread })
  const second = await correct(person, first.id, { kind: 'expense', ...bread, amount: 31 })
  const third = await correct(person, second.id, { kind: 'expense', ...bread, amount: 32 })
  expect(await worth(person)).toMatchObject({ Cash: 68 })
  await person.answer(undoEntry, { params: { id: third.id } })
  expect(await worth(person)).toMatchObject({ Cash: 100 })
  const { entries } = await person.answer(listEntries)
  expect(entries.map(({ kind }) => kind)).toEqual(['reversal', 'expense', 'opening', 'opening'])
  await expectRight(person)
})

test('corrections are exported and imported', async () => {
  const person = await owner()
  const { id } = await person.answer(recordExpense, { body: bread })
  await correct(person, id, { kind: 'expense', ...bread, amount: 31 })
  const other = await setting.newPerson()
  await other.answer(importData, { body: await person.answer(exportData) })
  const [entries, copies] = [await person.answer(listEntries), await other.answer(listEntries)]
  expect(copies).toEqual(entries)
  await expectRight(other)
})

test('a document in which two entries correct one is refused, and nothing is imported', async () => {
  const person = await owner()
  const { id } = await person.answer(recordExpense, { body: bread })
  await correct(person, id, { kind: 'expense', ...bread, amount: 31 })
  const document = await person.answer(exportData)
  const entries = document.entries.map((entry) =>
    entry.kind === 'opening' ? { ...entry, corrects: id } : entry,
  )
  const other = await setting.newPerson()
  const refusal = await other.refusal(importData, { body: { ...document, entries } })
  expect(refusal).toMatchObject({ status: 400, code: 'invalid_request' })
  expect((await other.answer(listEntries)).entries).toEqual([])
})

test.each([
  ['more than the account holds', { amount: 100.01 }, { code: 'insufficient_funds' }],
  ['a future day', { occurred_on: '2026-03-11' }, { fields: [{ field: 'occurred_on' }] }],
  ['another kind', { kind: 'income', category: 'Gift' }, { code: 'invalid_request' }],
  ['a kind that cannot be corrected', { kind: 'payment' }, { code: 'invalid_request' }],
])('a correction to %s is refused, and nothing changes', async (_, wrong, refusal) => {
  const person = await owner()
  const { id } = await person.answer(recordExpense, { body: bread })
  const { entries, changes, assets } = await person.answer(exportData)
  const body = { kind: 'expense', ...bread, ...wrong }
  expect(await person.refusal(correctEntry, { params: { id }, body })).toMatchObject(refusal)
  expect(await person.answer(exportData)).toMatchObject({ entries, changes, assets })
})

test("an undone entry and another person's entry cannot be corrected", async () => {
  const [person, other] = [await owner(), await owner()]
  const { id } = await person.answer(recordExpense, { body: bread })
  const body = { kind: 'expense', ...bread, amount: 31 }
  expect(await other.refusal(correctEntry, { params: { id }, body })).toMatchObject({ status: 404 })
  await person.answer(undoEntry, { params: { id } })
  expect(await person.refusal(correctEntry, { params: { id }, body })).toMatchObject({ code: 'undo_refused' })
})

test('an entry of a deleted account cannot be corrected before the deletion is undone', async () => {
  const person = await owner()
  const { id } = await person.answer(recordExpense, { body: bread })
  const [account] = (await person.answer(listAssets)).assets
  await person.answer(deleteAsset, { params: { id: account?.id ?? '' } })
  const body = { kind: 'expense', ...bread, account: 'Savings Account' }
  expect(await person.refusal(correctEntry, { params: { id }, body })).toMatchObject({
    code: 'undo_refused',
    error: 'Cash has been deleted. Undo the deletion first.',
  })
})
