// Engines: both (concurrent undos)
import { bonus, carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  type Entry,
  getRecommendations,
  type Liability,
  listAssets,
  listEntries,
  listLiabilities,
  listTentativeAssets,
  payLiability,
  receiveTentativeAsset,
  undoEntry,
  updateAsset,
  updateLiability,
  updateProfile,
  updateTentativeAsset,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const instalment = { payment_type: 'installment', payment_account: 'Cash' }
const partial = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 130.55 }

async function newest(person: Person): Promise<Entry> {
  const [entry] = (await person.answer(listEntries, { query: { limit: '1' } })).entries
  if (!entry) throw new Error('There is no entry yet')
  return entry
}

async function undoNewest(person: Person): Promise<Entry> {
  return person.answer(undoEntry, { params: await newest(person) })
}

async function everything(person: Person) {
  return {
    ...(await person.answer(listAssets)),
    ...(await person.answer(listTentativeAssets)),
    ...(await person.answer(listLiabilities)),
  }
}

/** A person with money, a loan and an expected asset. */
async function household(money = 1000) {
  const person = await setting.newPerson()
  const asset = await person.answer(addAsset, { body: cash(money) })
  const loan = await person.answer(addLiability, { body: carLoan() })
  const expected = await person.answer(addTentativeAsset, { body: bonus({ confidence: 60 }) })
  return { person, asset, loan, expected }
}

type Household = Awaited<ReturnType<typeof household>>

const assetEdit = { asset_type: 'Savings Account', asset_value: 7.5, date_received: '2025-12-31' }
const expectedEdit = { asset_type: 'Gift', asset_amount: 1, expected_date: '2027-01-01' }

describe('undo restores the exact state before', () => {
  test.each<[string, (home: Household) => Promise<unknown>]>([
    ['an instalment', ({ person, loan }) => person.answer(payLiability, { params: loan, body: instalment })],
    ['a partial payment', ({ person, loan }) => person.answer(payLiability, { params: loan, body: partial })],
    [
      'an edit of an asset',
      ({ person, asset }) => person.answer(updateAsset, { params: asset, body: assetEdit }),
    ],
    [
      'an edit of the terms of an asset alone',
      ({ person, asset }) =>
        person.answer(updateAsset, {
          params: asset,
          body: { ...assetEdit, asset_value: 1000, asset_description: 'Envelope' },
        }),
    ],
    [
      'an edit of a liability',
      ({ person, loan }) =>
        person.answer(updateLiability, {
          params: loan,
          body: newTerms(3000.01, {
            liability_type: 'Mortgage',
            description: 'House',
            installments_total: 7,
            frequency: 'weekly',
            due_date: '2026-05-01',
            priority_score: 3,
            interest_rate: 4.25,
          }),
        }),
    ],
    [
      'an edit of an expected asset',
      ({ person, expected }) => person.answer(updateTentativeAsset, { params: expected, body: expectedEdit }),
    ],
    [
      'an edit of the confidence of an expected asset',
      ({ person, expected }) =>
        person.answer(updateTentativeAsset, { params: expected, body: bonus({ confidence: 20 }) }),
    ],
    [
      'the receipt of an expected asset',
      ({ person, expected }) =>
        person.answer(receiveTentativeAsset, {
          params: expected,
          body: { asset_value: 480, date_received: '2026-03-09' },
        }),
    ],
    ['a new asset', ({ person }) => person.answer(addAsset, { body: cash(5) })],
    [
      'a new expected asset',
      ({ person }) => person.answer(addTentativeAsset, { body: bonus({ asset_type: 'Gift' }) }),
    ],
    ['a new liability', ({ person }) => person.answer(addLiability, { body: carLoan() })],
  ])('%s', async (_, change) => {
    const home = await household()
    const { person } = home
    await person.answer(payLiability, { params: home.loan, body: partial })
    const before = await everything(person)
    await change(home)
    expect(await everything(person)).not.toEqual(before)
    await undoNewest(person)
    expect(await everything(person)).toEqual(before)
  })

  test('the payment that completed a liability', async () => {
    const { person, loan } = await household(5000)
    await person.answer(payLiability, { params: loan, body: instalment })
    const before = await everything(person)
    await person.answer(payLiability, { params: loan, body: { ...instalment, payment_type: 'full' } })
    await undoNewest(person)
    expect(await everything(person)).toEqual(before)
    expect(before.liabilities).toMatchObject([{ installments_paid: 1, next_due_date: '2026-04-30' }])
  })

  test('a payment from several assets, one by one', async () => {
    const { person, loan } = await household(60)
    await person.answer(addAsset, { body: cash(60, { date_received: '2026-02-01' }) })
    const before = await everything(person)
    await person.answer(payLiability, { params: loan, body: instalment })
    const reversal = await undoNewest(person)
    expect(reversal.changes.map(({ amount }) => amount)).toEqual([60, 40, 100])
    expect(await everything(person)).toEqual(before)
  })

  test('several changes, from the newest to the oldest', async () => {
    const { person, asset, loan } = await household()
    const states = []
    const entries = []
    for (const step of [
      () => person.answer(payLiability, { params: loan, body: instalment }),
      () => person.answer(updateLiability, { params: loan, body: newTerms(2000) }),
      () => person.answer(updateAsset, { params: asset, body: cash(950) }),
      () => person.answer(payLiability, { params: loan, body: partial }),
    ]) {
      states.push(await everything(person))
      await step()
      entries.push(await newest(person))
    }
    for (const entry of entries.reverse()) {
      await person.answer(undoEntry, { params: entry })
      expect(await everything(person)).toEqual(states.pop())
    }
  })
})

test('the journal shows the entry and its reversal, linked to each other', async () => {
  const { person, asset, loan } = await household()
  await person.answer(payLiability, { params: loan, body: instalment })
  const payment = await newest(person)
  setting.server.clock.date = '2026-03-12'
  const reversal = await person.answer(undoEntry, { params: payment })
  expect(reversal).toEqual({
    id: reversal.id,
    kind: 'reversal',
    author: 'screen',
    occurred_on: '2026-03-12',
    created_at: expect.any(String),
    note: '',
    category: null,
    changes: [
      { account_kind: 'asset', account_id: asset.id, label: 'Cash', amount: 100 },
      { account_kind: 'liability', account_id: loan.id, label: 'Car Loan', amount: 100 },
    ],
    reverses: payment.id,
    reversed_by: null,
  })
  const { entries } = await person.answer(listEntries)
  expect(entries.slice(0, 2)).toEqual([reversal, { ...payment, reversed_by: reversal.id }])
})

test('an undone payment counts neither in the budget of the month nor for new terms', async () => {
  const { person, loan } = await household()
  await person.answer(updateProfile, {
    body: { name: 'A', monthly_income: 1000, currency_preference: 'USD', selected_model: 'm' },
  })
  await person.answer(payLiability, { params: loan, body: instalment })
  await undoNewest(person)
  expect(await person.answer(getRecommendations)).toMatchObject({ remaining_budget: 600 })
  const edited = await person.answer(updateLiability, { params: loan, body: newTerms(500) })
  expect(edited).toMatchObject({ remaining_amount: 500 })
})

describe('undo is refused', () => {
  async function refusedUndo(person: Person, entry: { id: string }, error: string) {
    const before = await everything(person)
    const refused = await person.refusal(undoEntry, { params: entry })
    expect(refused).toEqual({ status: 409, code: 'undo_refused', error })
    expect(await everything(person)).toEqual(before)
  }

  test('a second time, and of an undo', async () => {
    const { person, loan } = await household()
    await person.answer(payLiability, { params: loan, body: instalment })
    const payment = await newest(person)
    const reversal = await undoNewest(person)
    await refusedUndo(person, payment, 'This has already been undone.')
    await refusedUndo(person, reversal, 'You cannot undo an undo. Enter the change again instead.')
  })

  test('if the money was already spent', async () => {
    const { person, asset, loan } = await household(500)
    await person.answer(updateAsset, { params: asset, body: cash(1000) })
    const edit = await newest(person)
    await person.answer(payLiability, { params: loan, body: partial })
    await person.answer(payLiability, { params: loan, body: { ...partial, payment_amount: 830 } })
    await refusedUndo(person, edit, 'Undoing this would leave Cash below zero.')
    await undoNewest(person)
    await person.answer(undoEntry, { params: edit })
    expect(await person.answer(listAssets)).toMatchObject({ assets: [{ asset_value: 369.45 }] })
  })

  test.each<[string, string, (home: Household) => Promise<unknown>]>([
    [
      'payment',
      'payment',
      ({ person, loan }) => person.answer(payLiability, { params: loan, body: instalment }),
    ],
    [
      'edit',
      'edit',
      ({ person, loan }) => person.answer(updateLiability, { params: loan, body: newTerms(900) }),
    ],
    [
      'edit of the source',
      'edit',
      ({ person, asset }) => person.answer(updateAsset, { params: asset, body: cash(5) }),
    ],
  ])('until a later %s is undone', async (_, name, change) => {
    const home = await household()
    const { person, loan } = home
    await person.answer(payLiability, { params: loan, body: instalment })
    const payment = await newest(person)
    setting.server.clock.date = '2026-03-15'
    await change(home)
    await refusedUndo(person, payment, `Undo the later ${name} of 2026-03-15 first.`)
    await undoNewest(person)
    await person.answer(undoEntry, { params: payment })
  })

  test('for a new asset that was used since', async () => {
    const { person, loan } = await household()
    const { entries } = await person.answer(listEntries)
    const opening = entries.find(({ changes }) => changes[0]?.label === 'Cash')
    await person.answer(payLiability, { params: loan, body: instalment })
    await refusedUndo(person, opening ?? loan, 'Undo the later payment of 2026-03-10 first.')
  })
})

test('payments from an asset do not block the undo of another one', async () => {
  const { person, loan } = await household()
  const other: Liability = await person.answer(addLiability, { body: carLoan({ liability_type: 'Rent' }) })
  await person.answer(payLiability, { params: loan, body: instalment })
  const payment = await newest(person)
  await person.answer(payLiability, { params: other, body: instalment })
  await person.answer(undoEntry, { params: payment })
  const { assets, liabilities } = await everything(person)
  expect(assets).toMatchObject([{ asset_value: 900 }])
  expect(liabilities).toMatchObject([{ remaining_amount: 1200 }, { remaining_amount: 1100 }])
})

test('many concurrent undos of an entry undo it once', async () => {
  const { person, loan } = await household()
  await person.answer(payLiability, { params: loan, body: instalment })
  const payment = await newest(person)
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => person.answer(undoEntry, { params: payment })),
  )
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  expect(refusals).toEqual(Array(7).fill(expect.stringContaining('409')))
  expect(await person.answer(listAssets)).toMatchObject({ assets: [{ asset_value: 1000 }] })
})
