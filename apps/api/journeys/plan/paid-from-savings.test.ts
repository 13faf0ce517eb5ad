// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  getDashboard,
  getPlanDrift,
  getProjection,
  getRecommendations,
  listEntries,
  payLiability,
  undoEntry,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const today = '2026-11-24'
const profile = { name: 'Ada', monthly_income: 2000, currency_preference: 'USD', selected_model: 'm' }

/** 1,400.00 a month for a card of 6,000.00 at 22%, and 250,000.00 in savings. */
async function saver() {
  setting.server.clock.date = today
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: profile })
  await person.answer(addAsset, { body: { ...cash(250_000), asset_type: 'Savings' } })
  const card = await person.answer(addLiability, {
    body: carLoan({
      liability_type: 'Card',
      liability_amount: 6000,
      interest_rate: 22,
      installments_total: 36,
      due_date: '2026-11-30',
    }),
  })
  await person.answer(getRecommendations)
  return { person, card: card.id }
}

const pay = (person: Person, card: string, amount: number) =>
  person.answer(payLiability, {
    params: { id: card },
    body: {
      payment_type: 'partial',
      payment_account: 'Savings',
      payment_amount: amount,
      from_savings: true,
    },
  })

test('a payment from savings leaves the budget of the month as it is', async () => {
  const { person, card } = await saver()
  await pay(person, card, 3000)
  const plan = await person.answer(getRecommendations)
  expect(plan).toMatchObject({ paid_this_month: 0, available_budget: 1400, remaining_budget: 0 })
  expect(plan.recommendations[0]).toMatchObject({ amount: 1400 })
  // 3,000.00 + 55.00 - 1,400.00; + 30.34 - 1,400.00; + 5.23 in January.
  expect(await person.answer(getProjection)).toMatchObject({
    debt_free_month: '2027-01',
    total_interest: 90.57,
  })
})

test('the plan names it as a payment that moved the end of the debts', async () => {
  const { person, card } = await saver()
  await pay(person, card, 3000)
  setting.server.clock.date = '2026-11-25'
  expect(await person.answer(getPlanDrift)).toMatchObject({
    drift: { parts: [{ causes: ['payments'] }] },
  })
})

test('undoing it brings the debt back, and the budget stays whole', async () => {
  const { person, card } = await saver()
  await pay(person, card, 3000)
  const { entries } = await person.answer(listEntries, { query: { kind: 'payment' } })
  await person.answer(undoEntry, { params: { id: entries[0]?.id ?? '' } })
  expect(await person.answer(getRecommendations)).toMatchObject({ paid_this_month: 0 })
  expect(await person.answer(getDashboard)).toMatchObject({ total_liabilities: 6000 })
})

test('next month has its whole budget, and keeps what this month set aside', async () => {
  const { person, card } = await saver()
  await pay(person, card, 3000)
  setting.server.clock.date = '2026-12-01'
  expect(await person.answer(getRecommendations)).toMatchObject({
    paid_this_month: 0,
    available_budget: 1400,
    kept: 0,
  })
})
