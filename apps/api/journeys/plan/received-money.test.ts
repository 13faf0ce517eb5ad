// Engines: one
import { randomUUID } from 'node:crypto'
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  getDashboard,
  getPlanDrift,
  getProjection,
  getRecommendations,
  listEntries,
  listTentativeAssets,
  payLiability,
  previewReceipt,
  receiveTentativeAsset,
  undoEntry,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const today = '2026-11-24'
const profile = { name: 'Ada', monthly_income: 2000, currency_preference: 'USD', selected_model: 'm' }

interface Borrower {
  person: Person
  card: string
  /** 3,000.00 expected today. */
  expected: string
}

/** 1,400.00 a month for a card of 6,000.00 at 22%, and 3,000.00 expected today. */
async function borrower(): Promise<Borrower> {
  setting.server.clock.date = today
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: profile })
  await person.answer(addAsset, { body: cash(2500) })
  const card = await person.answer(addLiability, {
    body: carLoan({
      liability_type: 'Card',
      liability_amount: 6000,
      interest_rate: 22,
      installments_total: 36,
      due_date: '2026-11-30',
    }),
  })
  const expected = await person.answer(addTentativeAsset, {
    body: bonus({ asset_amount: 3000, expected_date: today, confidence: 100 }),
  })
  await person.answer(getRecommendations)
  return { person, card: card.id, expected: expected.id }
}

const receive = ({ person, expected }: Borrower, towards_debts: boolean) =>
  person.answer(receiveTentativeAsset, {
    params: { id: expected },
    body: { asset_value: 3000, date_received: today, towards_debts },
  })

const pay = ({ person, card }: Borrower, payment_amount: number, payment_account = 'Cash') =>
  person.answer(payLiability, {
    params: { id: card },
    body: { payment_type: 'partial', payment_account, payment_amount },
  })

/** What the plan asks to pay, and what it has received for debts. */
async function planOf(person: Person) {
  const { recommendations, received } = await person.answer(getRecommendations)
  return { pay: recommendations.reduce((sum, { amount }) => sum + amount, 0), received }
}

async function undoLast(person: Person, kind: 'payment' | 'received') {
  const { entries } = await person.answer(listEntries, { query: { kind, limit: '1' } })
  await person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
}

test('money that comes as expected moves neither the debt-free month nor the interest, and explains no drift', async () => {
  const one = await borrower()
  // 6,000.00 + 110.00 - 4,400.00 = 1,710.00; + 31.35 - 1,400.00 = 341.35; + 6.26 = 347.61 in January.
  const asPlanned = { debt_free_month: '2027-01', total_interest: 147.61 }
  expect(await one.person.answer(getProjection)).toMatchObject(asPlanned)
  await receive(one, true)
  expect(await one.person.answer(getProjection)).toMatchObject(asPlanned)
  expect(await planOf(one.person)).toEqual({ pay: 4400, received: 3000 })
  setting.server.clock.date = '2026-11-25'
  expect(await one.person.answer(getPlanDrift)).toMatchObject({
    drift: { months: 0, interest: 0, parts: [] },
  })
})

test('paying it explains no drift either, also a month later', async () => {
  const one = await borrower()
  await receive(one, true)
  // On the due date, after its interest.
  setting.server.clock.date = '2026-11-30'
  await pay(one, 2500)
  await pay(one, 1900, 'Bonus')
  setting.server.clock.date = '2026-12-01'
  const { drift } = await one.person.answer(getPlanDrift, { query: { since: today } })
  expect(drift).toMatchObject({ months: 0, interest: 0 })
  expect(drift?.parts.flatMap(({ causes }) => causes)).not.toContain('expected')
})

test('money that is kept does not change the plan of the month', async () => {
  const one = await borrower()
  await receive(one, false)
  expect(await planOf(one.person)).toEqual({ pay: 1400, received: 0 })
  expect(await one.person.answer(getProjection)).toMatchObject({
    debt_free_month: '2027-03',
    total_interest: 309.13,
  })
})

test('before it is decided, the app names what paying debts with it would do', async () => {
  const { person, expected } = await borrower()
  const preview = (asset_value: string) =>
    person.answer(previewReceipt, { query: { asset_value, expected_asset: expected } })
  // 309.13 - 147.61 = 161.52, and January instead of March.
  expect(await preview('3000')).toEqual({
    towards_debts: {
      is_proposed: true,
      text: 'Saves $161.52 in interest and ends your debts 2 months sooner.',
    },
  })
  expect(await preview('0')).toEqual({
    towards_debts: {
      is_proposed: false,
      text: 'Your debts would end in the same month and cost the same.',
    },
  })
})

test("another person's expected asset has no effect on the preview", async () => {
  const [one, other] = [await borrower(), await borrower()]
  const preview = (expected_asset: string) =>
    one.person.answer(previewReceipt, { query: { asset_value: '500', expected_asset } })
  expect(await preview(other.expected)).toEqual(await preview(randomUUID()))
})

test('it covers what the budget does not', async () => {
  const one = await borrower()
  await one.person.answer(addLiability, {
    body: carLoan({
      liability_type: 'Rent',
      liability_amount: 1700,
      installments_total: 1,
      due_date: today,
      priority_score: 100,
    }),
  })
  const { shortfall } = await one.person.answer(getRecommendations)
  expect(shortfall).toMatchObject({ amount: expect.any(Number), relief: expect.stringContaining('Bonus') })
  await receive(one, true)
  expect(await one.person.answer(getRecommendations)).toMatchObject({ shortfall: null })
  const { high_priority_liabilities } = await one.person.answer(getDashboard)
  expect(high_priority_liabilities.map(({ liability }) => liability.liability_type)).toContain('Rent')
})

test('what is not paid stays for the next months, whether or not the plan was opened', async () => {
  const one = await borrower()
  await receive(one, true)
  // The budget pays 1,400.00 of it and lapses at the end of the month.
  await pay(one, 2000)
  expect(await planOf(one.person)).toEqual({ pay: 2400, received: 3000 })
  setting.server.clock.date = '2027-01-15'
  expect(await one.person.answer(getRecommendations)).toMatchObject({ received: 2400, paid_this_month: 0 })
  const { pay: asked } = await planOf(one.person)
  // 1,400.00 + 2,400.00, or all that is owed.
  expect(asked).toBe(3800)
})

test('paying what the plan asks leaves nothing of it', async () => {
  const one = await borrower()
  await receive(one, true)
  await pay(one, 2500)
  await pay(one, 1900, 'Bonus')
  expect(await planOf(one.person)).toEqual({ pay: 0, received: 3000 })
  setting.server.clock.date = '2026-12-01'
  expect(await planOf(one.person)).toEqual({ pay: 1400, received: 0 })
})

test('undoing a payment or the receipt restores what it was before', async () => {
  const one = await borrower()
  await receive(one, true)
  await pay(one, 2000)
  await undoLast(one.person, 'payment')
  expect(await planOf(one.person)).toEqual({ pay: 4400, received: 3000 })
  await undoLast(one.person, 'received')
  expect(await planOf(one.person)).toEqual({ pay: 1400, received: 0 })
  const { debt_free_month } = await one.person.answer(getProjection)
  expect(debt_free_month).toBe('2027-01')
})

test('an asset that is not liquid cannot pay debts, and stays expected', async () => {
  const { person } = await borrower()
  const { id } = await person.answer(addTentativeAsset, { body: bonus({ is_liquid: false }) })
  const refused = await person.refusal(receiveTentativeAsset, {
    params: { id },
    body: { asset_value: 500, date_received: today, towards_debts: true },
  })
  expect(refused).toMatchObject({
    status: 400,
    fields: [{ field: 'towards_debts', message: expect.stringContaining('not liquid') }],
  })
  const { tentative_assets } = await person.answer(listTentativeAssets)
  expect(tentative_assets.map((one) => one.id)).toContain(id)
})

test('without debts there is nothing to decide', async () => {
  setting.server.clock.date = today
  const person = await setting.newPerson()
  expect(await person.answer(previewReceipt, { query: { asset_value: '500' } })).toEqual({
    towards_debts: null,
  })
})
