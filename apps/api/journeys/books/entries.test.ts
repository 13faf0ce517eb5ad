// Engines: one
import { bonus, carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  deleteTentativeAsset,
  listEntries,
  payLiability,
  recordExpense,
  updateAsset,
  updateLiability,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** A person with a month of entries, one or two a day. */
async function diary() {
  const person = await setting.newPerson()
  const asset = await person.answer(addAsset, { body: cash(1000) })
  setting.server.clock.date = '2026-03-11'
  const loan = await person.answer(addLiability, { body: carLoan() })
  setting.server.clock.date = '2026-03-12'
  const payment = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 12.34 }
  await person.answer(payLiability, { params: loan, body: payment })
  setting.server.clock.date = '2026-03-13'
  await person.answer(updateAsset, { params: asset, body: cash(900, { asset_type: 'Wallet' }) })
  return { person, asset, loan }
}

async function kinds(person: Person, query: Record<string, string> = {}): Promise<string[]> {
  return (await person.answer(listEntries, { query })).entries.map(({ kind }) => kind)
}

test('every change of a balance is an entry, newest first, labelled with the name of the account', async () => {
  const { person, asset, loan } = await diary()
  const ofAsset = { account_kind: 'asset', account_id: asset.id, label: 'Wallet' }
  const ofLoan = { account_kind: 'liability', account_id: loan.id, label: 'Car Loan' }
  const rest = {
    id: expect.any(String),
    created_at: expect.any(String),
    note: '',
    category: null,
    reverses: null,
    reversed_by: null,
    author: 'screen',
  }
  expect(await person.answer(listEntries)).toEqual({
    entries: [
      { ...rest, kind: 'adjustment', occurred_on: '2026-03-13', changes: [{ ...ofAsset, amount: -87.66 }] },
      {
        ...rest,
        kind: 'payment',
        plan: 'avalanche',
        occurred_on: '2026-03-12',
        changes: [
          { ...ofAsset, amount: -12.34 },
          { ...ofLoan, amount: -12.34 },
        ],
      },
      { ...rest, kind: 'opening', occurred_on: '2026-03-11', changes: [{ ...ofLoan, amount: 1200 }] },
      { ...rest, kind: 'opening', occurred_on: '2026-03-10', changes: [{ ...ofAsset, amount: 1000 }] },
    ],
    next: null,
  })
})

test('the filters work alone and combined', async () => {
  const { person, asset, loan } = await diary()
  expect(await kinds(person, { kind: 'opening' })).toEqual(['opening', 'opening'])
  expect(await kinds(person, { account_id: asset.id })).toEqual(['adjustment', 'payment', 'opening'])
  expect(await kinds(person, { account_id: loan.id, kind: 'payment' })).toEqual(['payment'])
  expect(await kinds(person, { from: '2026-03-12' })).toEqual(['adjustment', 'payment'])
  expect(await kinds(person, { to: '2026-03-11' })).toEqual(['opening', 'opening'])
  expect(await kinds(person, { from: '2026-03-11', to: '2026-03-12' })).toEqual(['payment', 'opening'])
  expect(await kinds(person, { kind: 'trade' })).toEqual([])
})

test('text is searched in notes, categories, and names and types of assets and debts', async () => {
  const { person } = await diary()
  const spent = { amount: 5, occurred_on: '2026-03-13', account: 'Wallet', category: 'Eating out' as const }
  await person.answer(recordExpense, { body: { ...spent, note: 'Soup_of the 100% day' } })
  expect(await kinds(person, { text: 'soup_OF' })).toEqual(['expense'])
  expect(await kinds(person, { text: '100%' })).toEqual(['expense'])
  expect(await kinds(person, { text: 'eating' })).toEqual(['expense'])
  expect(await kinds(person, { text: 'car loan' })).toEqual(['payment', 'opening'])
  expect(await kinds(person, { text: 'car loan', kind: 'payment' })).toEqual(['payment'])
  expect(await kinds(person, { text: '_' })).toEqual(['expense'])
  expect(await kinds(person, { text: 'nothing like that' })).toEqual([])
})

test('an amount is searched in every change, whatever its direction', async () => {
  const { person } = await diary()
  expect(await kinds(person, { min_amount: '1000' })).toEqual(['opening', 'opening'])
  expect(await kinds(person, { max_amount: '12.34' })).toEqual(['payment'])
  expect(await kinds(person, { min_amount: '12.35', max_amount: '87.66' })).toEqual(['adjustment'])
  expect(await kinds(person, { min_amount: '12.35', max_amount: '12.34' })).toEqual([])
})

test('the pages together are the complete list, each entry once', async () => {
  const { person } = await diary()
  const all = (await person.answer(listEntries)).entries
  const seen = []
  let after: string | null = null
  do {
    const query: Record<string, string> = after === null ? { limit: '3' } : { limit: '3', after }
    const page = await person.answer(listEntries, { query })
    seen.push(...page.entries)
    after = page.next
  } while (after !== null)
  expect(seen).toEqual(all)
})

test('a page that ends with the oldest entry is the last one', async () => {
  const { person } = await diary()
  expect((await person.answer(listEntries, { query: { limit: '4' } })).next).toBeNull()
})

test('a page has 50 entries by default', async () => {
  const person = await setting.newPerson()
  for (let k = 0; k < 51; k += 1) await person.answer(addAsset, { body: cash(k) })
  const { entries, next } = await person.answer(listEntries)
  expect(entries).toHaveLength(50)
  expect(next).toBe(entries.at(-1)?.id)
})

test('an edit that changes nothing adds no entry; one of the terms does', async () => {
  const { person, asset, loan } = await diary()
  await person.answer(updateAsset, { params: asset, body: cash(900, { asset_type: 'Wallet' }) })
  await person.answer(updateLiability, { params: loan, body: newTerms(1200) })
  expect(await kinds(person)).toHaveLength(4)
  await person.answer(updateAsset, { params: asset, body: cash(900) })
  await person.answer(updateLiability, { params: loan, body: newTerms(1200, { priority_score: 7 }) })
  const { entries } = await person.answer(listEntries, { query: { limit: '2' } })
  expect(entries).toMatchObject([
    { kind: 'adjustment', changes: [{ label: 'Car Loan', amount: 0 }] },
    { kind: 'adjustment', changes: [{ label: 'Cash', amount: 0 }] },
  ])
})

test('an entry about an expected asset names it, and moves no money', async () => {
  const person = await setting.newPerson()
  const expected = await person.answer(addTentativeAsset, {
    body: bonus({ asset_description: 'Tax refund' }),
  })
  await person.answer(deleteTentativeAsset, { params: expected })
  const { entries } = await person.answer(listEntries)
  const named = { changes: [], expected_asset: 'Tax refund' }
  expect(entries).toMatchObject([
    { ...named, kind: 'adjustment', note: 'deleted' },
    { ...named, kind: 'opening' },
  ])
})

test.each([
  [{ limit: '0' }, 'Limit must be at least 1'],
  [{ limit: '201' }, 'Limit must be at most 200'],
  [{ limit: 'all' }, 'Limit must be a whole number'],
  [{ after: 'x' }, 'After must be an id'],
  [{ from: '2026-02-30' }, 'From must be a date like 2026-03-31'],
  [{ text: ' ' }, 'Text is required'],
  [{ min_amount: '-1' }, 'Min amount must be an amount like 99.50'],
  [{ colour: 'red' }, 'Colour is not known'],
])('a list with %p is refused: %s', async (query, error) => {
  const person = await setting.newPerson()
  expect(await person.refusal(listEntries, { query })).toMatchObject({ status: 400, error })
})
