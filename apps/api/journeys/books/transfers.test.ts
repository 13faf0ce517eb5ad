// Engines: one
import { cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  deleteAsset,
  getBooksCheck,
  getDashboard,
  getEntrySummary,
  listAssets,
  recordTrade,
  recordTransfer,
  undoEntry,
} from '@solvent/contracts'
import { TODAY } from '../../src/testing/start-server'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const toSavings = { amount: 120.5, occurred_on: TODAY, from_account: 'Cash', to_account: 'Rainy days' }

/** A person with cash in two places, two savings accounts and a car. */
async function saver(): Promise<Person> {
  const person = await setting.newPerson()
  const own = async (value: number, asset_description: string, asset_type = 'Cash') =>
    person.answer(addAsset, { body: cash(value, { asset_description, asset_type }) })
  await own(100, 'Wallet')
  await own(200, 'Safe')
  await own(1000, 'Rainy days', 'Savings Account')
  await own(50, 'Holiday', 'Savings Account')
  await own(4000, 'Blue car', 'Vehicle')
  return person
}

/** The value of each asset, by its description. */
async function worth(person: Person): Promise<Record<string, number>> {
  const { assets } = await person.answer(listAssets)
  return Object.fromEntries(assets.map(({ description, asset_value }) => [description, asset_value]))
}

const BEFORE = { Wallet: 100, Safe: 200, 'Rainy days': 1000, Holiday: 50, 'Blue car': 4000 }

test('a transfer is one entry that moves money, and neither income nor spending', async () => {
  const person = await saver()
  const dashboard = await person.answer(getDashboard)
  const summary = await person.answer(getEntrySummary)
  const entry = await person.answer(recordTransfer, { body: { ...toSavings, note: 'Holiday' } })
  expect(entry).toMatchObject({
    kind: 'transfer',
    note: 'Holiday',
    category: null,
    changes: [
      { label: 'Wallet', amount: -100 },
      { label: 'Safe', amount: -20.5 },
      { label: 'Rainy days', amount: 120.5 },
    ],
  })
  expect(await worth(person)).toEqual({ ...BEFORE, Wallet: 0, Safe: 179.5, 'Rainy days': 1120.5 })
  const { assets_by_type: _, ...same } = dashboard
  expect(await person.answer(getDashboard)).toMatchObject(same)
  const { entries } = summary
  expect(await person.answer(getEntrySummary)).toEqual({ ...summary, entries: entries + 1 })
  expect((await person.answer(getBooksCheck)).differences).toEqual([])
})

test('a transfer can be undone, unless its money has left the account', async () => {
  const person = await saver()
  const { id } = await person.answer(recordTransfer, { body: toSavings })
  const back = { ...toSavings, amount: 1100, from_account: 'Rainy days', to_account: 'Holiday' }
  const onward = await person.answer(recordTransfer, { body: back })
  expect(await person.refusal(undoEntry, { params: { id } })).toMatchObject({
    code: 'undo_refused',
    error: 'Undoing this would leave Rainy days below zero.',
  })
  await person.answer(undoEntry, { params: { id: onward.id } })
  await person.answer(undoEntry, { params: { id } })
  expect(await worth(person)).toEqual(BEFORE)
})

test.each([
  ['one account of several to the others', 'Holiday', 'Savings Account', { Holiday: 40, 'Rainy days': 1010 }],
  ['the other accounts to one of several', 'Savings Account', 'Holiday', { Holiday: 60, 'Rainy days': 990 }],
  ['a car that was sold', 'Vehicle', 'Safe', { 'Blue car': 3990, Safe: 210 }],
])('money moves from %s', async (_, from_account, to_account, changed) => {
  const person = await saver()
  await person.answer(recordTransfer, { body: { ...toSavings, amount: 10, from_account, to_account } })
  expect(await worth(person)).toEqual({ ...BEFORE, ...changed })
})

test.each([
  ['to itself', { to_account: 'Cash' }, 'to_account', 'Choose two different accounts.'],
  [
    'to a part of itself alone',
    { from_account: 'Blue car', to_account: 'Vehicle' },
    'to_account',
    'Choose two different accounts.',
  ],
  ['to an unknown account', { to_account: 'Vault' }, 'to_account', 'You have no account called Vault.'],
  ['from an unknown account', { from_account: 'Vault' }, 'from_account', 'You have no account called Vault.'],
  ['of tomorrow', { occurred_on: '2026-03-11' }, 'occurred_on', 'must be today or earlier'],
  ['of half a cent', { amount: 0.005 }, 'amount', expect.any(String)],
])('a transfer %s is refused at its field, and nothing changes', async (_, wrong, field, message) => {
  const person = await saver()
  const refusal = await person.refusal(recordTransfer, { body: { ...toSavings, ...wrong } })
  expect(refusal).toMatchObject({ status: 400, code: 'invalid_request', fields: [{ field, message }] })
  expect(await worth(person)).toEqual(BEFORE)
})

test.each([
  [
    'more than the account holds',
    300.01,
    'insufficient_funds',
    'Insufficient funds in Cash. Available: $300.00',
  ],
  ['an amount of 0', 0, 'payment_not_positive', 'Payment amount must be greater than 0'],
])('a transfer of %s is refused, and nothing changes', async (_, amount, code, error) => {
  const person = await saver()
  const refusal = await person.refusal(recordTransfer, { body: { ...toSavings, amount } })
  expect(refusal).toMatchObject({ status: 400, code, error })
  expect(await worth(person)).toEqual(BEFORE)
})

test('a transfer to a deleted account is refused', async () => {
  const person = await saver()
  const { assets } = await person.answer(listAssets)
  const deleted = assets.find(({ description }) => description === 'Rainy days')
  await person.answer(deleteAsset, { params: { id: deleted?.id ?? '' } })
  expect(await person.refusal(recordTransfer, { body: toSavings })).toMatchObject({
    fields: [{ field: 'to_account', message: 'You have no account called Rainy days.' }],
  })
})

test('the money of shares moves by trades only', async () => {
  const person = await saver()
  const trade = { side: 'buy', symbol: 'VWCE', quantity: '1', price: 50, account: 'Cash', occurred_on: TODAY }
  await person.answer(recordTrade, { body: trade })
  expect(await person.refusal(recordTransfer, { body: { ...toSavings, to_account: 'VWCE' } })).toMatchObject({
    fields: [{ field: 'to_account', message: 'VWCE holds shares. Record a trade instead.' }],
  })
})
