// Engines: one
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  downloadEntries,
  getDashboard,
  getEntrySummary,
  listEntries,
  payLiability,
  receiveTentativeAsset,
  recordExpense,
  recordIncome,
  recordTrade,
  undoEntry,
} from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { parse } from 'csv-parse/sync'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

function expense(amount: number, category: 'Groceries' | 'Travel', occurred_on: string) {
  return { body: { amount, category, occurred_on, account: 'Cash', note: `${category} of ${occurred_on}` } }
}

/** A person with two months of entries of every kind; the last expense is undone. */
async function spender() {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5000) })
  const loan = await person.answer(addLiability, { body: carLoan({ interest_rate: 12 }) })
  const expected = await person.answer(addTentativeAsset, { body: bonus() })
  const salary = { amount: 2000, occurred_on: '2026-03-01', account: 'Cash', category: 'Salary' as const }
  await person.answer(recordIncome, { body: salary })
  await person.answer(recordExpense, expense(30.1, 'Groceries', '2026-03-02'))
  setting.server.clock.date = '2026-04-02'
  await person.answer(payLiability, {
    params: { id: loan.id },
    body: { payment_type: 'partial', payment_account: 'Cash', payment_amount: 150 },
  })
  await person.answer(receiveTentativeAsset, {
    params: { id: expected.id },
    body: { asset_value: 400, date_received: '2026-04-02' },
  })
  const share = { side: 'buy' as const, symbol: 'VWCE', quantity: '1', price: 100, account: 'Cash' }
  await person.answer(recordTrade, { body: { ...share, occurred_on: '2026-04-01' } })
  await person.answer(recordExpense, expense(30.2, 'Groceries', '2026-04-01'))
  await person.answer(recordExpense, expense(200, 'Travel', '2026-04-02'))
  const { id } = await person.answer(recordExpense, expense(999, 'Travel', '2026-04-02'))
  await person.answer(undoEntry, { params: { id } })
  return { person, loan }
}

async function csvOf(person: Person, query: Record<string, string> = {}): Promise<Record<string, string>[]> {
  const path = `${downloadEntries.path}?${new URLSearchParams(query)}`
  const response = await fetch(`${setting.server.url}${path}`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(response.headers.get('content-disposition')).toContain('solvent-activity.csv')
  return parse(await response.text(), { columns: true })
}

test('a month shows its income, its expenses and its posted interest', async () => {
  const { person } = await spender()
  expect(await person.answer(getEntrySummary)).toMatchObject({
    entries: 13,
    months: [
      { month: '2026-04', money_in: 400, money_out: 380.2, spent: 230.2, paid_on_debts: 150, interest: 0 },
      { month: '2026-03', money_in: 2000, money_out: 30.1, spent: 30.1, paid_on_debts: 0, interest: 12 },
    ],
    spending: [
      { category: 'Travel', amount: 200 },
      { category: 'Groceries', amount: 60.3 },
    ],
    interest: [{ label: 'Car Loan', amount: 12 }],
  })
})

test('a filter applies to the sums as to the list', async () => {
  const { person, loan } = await spender()
  expect(await person.answer(getEntrySummary, { query: { category: 'Groceries' } })).toEqual({
    entries: 2,
    months: [
      { month: '2026-04', money_in: 0, money_out: 30.2, spent: 30.2, paid_on_debts: 0, interest: 0 },
      { month: '2026-03', money_in: 0, money_out: 30.1, spent: 30.1, paid_on_debts: 0, interest: 0 },
    ],
    spending: [{ category: 'Groceries', amount: 60.3 }],
    interest: [],
  })
  const ofLoan = await person.answer(getEntrySummary, { query: { account_id: loan.id } })
  expect(ofLoan).toMatchObject({ entries: 3, spending: [], interest: [{ amount: 12 }] })
  expect(await person.answer(getEntrySummary, { query: { text: 'nothing like that' } })).toEqual({
    entries: 0,
    months: [],
    spending: [],
    interest: [],
  })
})

test('the list is sorted by the day of an entry, whenever it was written', async () => {
  const { person } = await spender()
  const days = (await person.answer(listEntries)).entries.map(({ occurred_on }) => occurred_on)
  expect(days).toEqual([...days].sort().reverse())
  const late = await person.answer(recordExpense, expense(1, 'Travel', '2026-03-02'))
  const { entries } = await person.answer(listEntries, { query: { to: '2026-03-02', limit: '1' } })
  expect(entries).toEqual([late])
})

test('the file, the list, the sums and the books agree', async () => {
  const { person } = await spender()
  const rows = await csvOf(person)
  const { entries } = await person.answer(listEntries)
  expect([...new Set(rows.map(({ entry_id }) => entry_id))]).toEqual(entries.map(({ id }) => id))
  const sumOf = (one: (row: Record<string, string>) => boolean) =>
    rows.filter(one).reduce((sum, { amount }) => sum + toMinor(amount ?? '0'), 0n)
  const dashboard = await person.answer(getDashboard)
  expect(sumOf(({ account_kind }) => account_kind === 'asset')).toBe(toMinor(dashboard.total_assets))
  expect(sumOf(({ account_kind }) => account_kind === 'liability')).toBe(toMinor(dashboard.total_liabilities))
  const { months } = await person.answer(getEntrySummary)
  const out = months.reduce((sum, { money_out }) => sum + toMinor(money_out), 0n)
  const spent = ({ kind, undone, account_kind }: Record<string, string>) =>
    ['expense', 'payment'].includes(kind ?? '') && undone === '' && account_kind === 'asset'
  expect(-sumOf(spent)).toBe(out)
})

test('the file has only the filtered entries, with the details of trades', async () => {
  const { person } = await spender()
  const trades = await csvOf(person, { kind: 'trade' })
  expect(trades).toMatchObject([
    { kind: 'trade', account: 'Cash', amount: '-100', quantity: '1', price: '100', author: 'screen' },
    { kind: 'trade', account: 'VWCE', amount: '100' },
  ])
  expect(await csvOf(person, { text: 'nothing like that' })).toEqual([])
})

test('a file of more entries than one database page is complete', async () => {
  const person = await setting.newPerson()
  for (let k = 0; k < 201; k += 1) await person.answer(addAsset, { body: cash(k) })
  expect(await csvOf(person)).toHaveLength(201)
})

test.each([
  [{ category: 'Sweets'.repeat(7) }, 'category'],
  [{ kind: 'gift' }, 'kind'],
  [{ from: 'soon' }, 'from'],
  [{ account_id: 'x' }, 'account_id'],
])('sums and file with %p are refused with an error on the field', async (query, field) => {
  const person = await setting.newPerson()
  for (const contract of [getEntrySummary, downloadEntries]) {
    expect(await person.refusal(contract, { query })).toMatchObject({ status: 400, fields: [{ field }] })
  }
})
