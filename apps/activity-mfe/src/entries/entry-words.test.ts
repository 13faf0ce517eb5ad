import { type Entry, entryTitle } from '@solvent/contracts'
import { noteOf } from './entry-words'

const entry = { category: null, changes: [], note: '', expected_asset: 'Tax refund' }

test.each<[Partial<Entry>, string]>([
  [{ kind: 'opening' }, 'Expected income added: Tax refund'],
  [{ kind: 'adjustment' }, 'Expected income changed: Tax refund'],
  [{ kind: 'adjustment', note: 'deleted' }, 'Expected income deleted: Tax refund'],
  [{ kind: 'reversal' }, 'Undo: Tax refund'],
  [{ kind: 'opening', expected_asset: undefined }, 'Expected income added'],
])('an entry about an expected asset names it: %j', (fields, title) => {
  expect(entryTitle({ ...entry, kind: 'opening', ...fields })).toBe(title)
})

const account_id = '0b000000-0000-4000-8000-000000000001'
const wallet = { account_id, account_kind: 'asset', label: 'Wallet', amount: -5 } as const
const card = { account_id, account_kind: 'liability', label: 'Blue card', amount: -5 } as const
const safe = { account_id, account_kind: 'asset', label: 'Safe', amount: 5 } as const

test.each<[Partial<Entry>, string, string]>([
  [{ kind: 'expense', note: 'Market', category: 'Groceries' }, 'Market', 'Expense · Groceries · from Wallet'],
  [{ kind: 'expense', category: 'Groceries' }, 'Groceries', 'Expense · from Wallet'],
  [{ kind: 'expense' }, 'Expense', 'From Wallet'],
  [
    { kind: 'expense', category: 'Groceries', changes: [{ ...card, amount: 5 }] },
    'Groceries',
    'Expense · with Blue card',
  ],
  [{ kind: 'payment', changes: [wallet, card] }, 'Payment to Blue card', 'From Wallet'],
  [{ kind: 'transfer', changes: [wallet, safe], note: 'Saved' }, 'Transfer to Safe', 'Saved · from Wallet'],
  [{ kind: 'interest', changes: [card] }, 'Interest on Blue card', ''],
  [{ kind: 'opening' }, 'Wallet added', ''],
  [{ kind: 'opening', note: '2 of 12 paid before' }, 'Wallet added', '2 of 12 paid before'],
  [{ kind: 'adjustment', note: 'deleted' }, 'Wallet deleted', ''],
])('an entry says each thing once: %j', (fields, title, note) => {
  const described = { ...entry, kind: 'opening' as const, changes: [wallet], ...fields }
  expect([entryTitle(described), noteOf(described)]).toEqual([title, note])
})
