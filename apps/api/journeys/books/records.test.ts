// Engines: one
import { cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  listAssets,
  listEntries,
  recordExpense,
  recordIncome,
  recordTrade,
  undoEntry,
} from '@solvent/contracts'
import { TODAY } from '../../src/testing/start-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const groceries = {
  amount: 12.5,
  occurred_on: TODAY,
  account: 'Cash',
  category: 'Groceries' as const,
  note: 'bread',
}
const salary = { amount: 2000, occurred_on: TODAY, account: 'Savings', category: 'Salary' as const }
const shares = {
  side: 'buy' as const,
  symbol: 'VWCE',
  quantity: '2.5',
  price: 100,
  account: 'Cash',
  occurred_on: TODAY,
}

async function withCash(value: number): Promise<Person> {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(value) })
  return person
}

/** The value of each asset, by its type. */
async function worth(person: Person): Promise<Record<string, number>> {
  const { assets } = await person.answer(listAssets)
  return Object.fromEntries(assets.map(({ asset_type, asset_value }) => [asset_type, asset_value]))
}

test('an expense reduces its account, and returns the entry as in the journal', async () => {
  const person = await withCash(100)
  const entry = await person.answer(recordExpense, { body: groceries })
  expect(entry).toMatchObject({
    kind: 'expense',
    category: 'Groceries',
    note: 'bread',
    changes: [{ label: 'Cash', amount: -12.5 }],
  })
  expect((await person.answer(listEntries, { query: { limit: '1' } })).entries).toEqual([entry])
  expect(await worth(person)).toEqual({ Cash: 87.5 })
})

test('an income increases its account, which is created if needed', async () => {
  const person = await withCash(100)
  expect(await person.answer(recordIncome, { body: salary })).toMatchObject({
    kind: 'income',
    category: 'Salary',
  })
  expect(await worth(person)).toEqual({ Cash: 100, Savings: 2000 })
})

test('a trade moves money and position together, and its undo reverses both', async () => {
  const person = await withCash(1000)
  const { id, note } = await person.answer(recordTrade, { body: shares })
  expect(note).toBe('Bought 2.5 VWCE')
  expect(await worth(person)).toEqual({ Cash: 750, 'Stock Portfolio': 250 })
  await person.answer(undoEntry, { params: { id } })
  expect(await worth(person)).toEqual({ Cash: 1000 })
})

test('the purchase of sold shares cannot be undone until their sale is undone', async () => {
  const person = await withCash(1000)
  const sell = { ...shares, side: 'sell' as const }
  await person.answer(recordTrade, { body: shares })
  const { id: second } = await person.answer(recordTrade, { body: shares })
  await person.answer(recordTrade, { body: sell })
  const { id: sale } = await person.answer(recordTrade, { body: sell })
  const before = await worth(person)
  expect(await person.refusal(undoEntry, { params: { id: second } })).toMatchObject({
    code: 'undo_refused',
    error: 'Shares of VWCE from this purchase are sold. Undo the sale first.',
  })
  expect(await worth(person)).toEqual(before)
  await person.answer(undoEntry, { params: { id: sale } })
  await person.answer(undoEntry, { params: { id: second } })
  expect(await worth(person)).toEqual({ Cash: 1000, 'Stock Portfolio': 0 })
})

test('an expense sent twice with one key is recorded once', async () => {
  const person = await withCash(100)
  const key = 'the-same-bread'
  const first = await person.answer(recordExpense, { body: groceries, key })
  expect(await person.answer(recordExpense, { body: groceries, key })).toEqual(first)
  expect(await worth(person)).toEqual({ Cash: 87.5 })
})

test.each([
  ['more than the balance', { amount: 100.01 }, 'insufficient_funds'],
  ['an amount of 0', { amount: 0 }, 'payment_not_positive'],
  ['a future day', { occurred_on: '2026-03-11' }, 'invalid_request'],
  ['an unknown category', { category: 'Dragons' }, 'invalid_request'],
  ['an unknown account', { account: 'Vault' }, 'insufficient_funds'],
])('an expense of %s is refused, and nothing changes', async (_, wrong, code) => {
  const person = await withCash(100)
  expect(await person.refusal(recordExpense, { body: { ...groceries, ...wrong } })).toMatchObject({
    status: 400,
    code,
  })
  expect(await worth(person)).toEqual({ Cash: 100 })
})

test('an unknown category is refused with an error on its field', async () => {
  const person = await withCash(100)
  const { fields } = await person.refusal(recordExpense, { body: { ...groceries, category: 'Dragons' } })
  expect(fields).toEqual([
    { field: 'category', message: expect.stringMatching(/^must be one of Groceries,/) },
  ])
})

test.each(['buy', 'sell'] as const)(
  'shares are not paid with themselves: to %s them so changes nothing',
  async (side) => {
    const person = await setting.newPerson()
    const position = { asset_type: 'Stock Portfolio', asset_description: 'VWCE', is_liquid: true }
    await person.answer(addAsset, { body: cash(1000, position) })
    await person.answer(addAsset, { body: cash(1000) })
    await person.answer(recordTrade, { body: shares })
    const before = await worth(person)
    const body = { ...shares, side, quantity: '1', account: 'Stock Portfolio' }
    expect(await person.refusal(recordTrade, { body })).toMatchObject({
      status: 400,
      error: 'VWCE cannot be paid with itself. Choose another account.',
      fields: [{ field: 'account' }],
    })
    expect(await worth(person)).toEqual(before)
  },
)
