// Engines: one
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  getProjection,
  getRecommendations,
  payLiability,
  savePlanChoice,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const profile = { name: 'Ada', monthly_income: 2000, currency_preference: 'USD', selected_model: 'm' }

/** 1,400.00 a month on 22 November, for a rent and a tuition that both start in December, and an expensive card. */
async function household(): Promise<{ person: Person; card: string }> {
  setting.server.clock.date = '2026-11-22'
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: profile })
  await person.answer(addAsset, { body: cash(10_000) })
  const rent = carLoan({ liability_type: 'Rent', liability_amount: 12_000, installments_total: 12 })
  await person.answer(addLiability, { body: { ...rent, due_date: '2026-12-01', priority_score: 95 } })
  const tuition = carLoan({ liability_type: 'Tuition', liability_amount: 1200, installments_total: 1 })
  await person.answer(addLiability, { body: { ...tuition, due_date: '2026-12-20', priority_score: 80 } })
  const card = carLoan({ liability_type: 'Card', liability_amount: 6000, installments_total: 36 })
  const { id } = await person.answer(addLiability, {
    body: { ...card, due_date: '2026-11-25', interest_rate: 22 },
  })
  return { person, card: id }
}

test('November reserves what December needs, and gives the date it is for', async () => {
  const { person } = await household()
  const plan = await person.answer(getRecommendations)
  expect(plan).toMatchObject({
    reserve: 'keep',
    reserved: 1030,
    reserved_for: '2026-12-20',
    remaining_budget: 1030,
    kept: 0,
  })
  const { months, reserve_outcomes } = await person.answer(getProjection)
  expect(months.filter(({ short_by }) => short_by > 0)).toEqual([])
  expect(months[0]).toMatchObject({ reserved: 1030 })
  const { keep, use } = reserve_outcomes ?? {}
  expect([keep?.short_months, use?.short_months]).toEqual([0, 7])
  expect(Number(keep?.total_interest) - Number(use?.total_interest)).toBeCloseTo(51.12)
})

test('using everything now can be tried without saving the choice', async () => {
  const { person } = await household()
  expect(await person.answer(getRecommendations, { query: { reserve: 'use' } })).toMatchObject({
    reserve: 'use',
    reserved: 0,
    reserved_for: null,
    remaining_budget: 0,
  })
  setting.server.clock.date = '2026-12-01'
  expect(await person.answer(getRecommendations)).toMatchObject({ kept: 0 })
})

test('December has what November reserved', async () => {
  const { person, card } = await household()
  const november = await person.answer(getRecommendations)
  const due = november.recommendations.find(({ liability }) => liability.id === card)
  await person.answer(payLiability, {
    params: { id: card },
    body: { payment_type: 'partial', payment_account: 'Cash', payment_amount: due?.amount },
  })
  expect(await person.answer(getRecommendations)).toMatchObject({ reserved: 1030 })
  setting.server.clock.date = '2026-12-01'
  const december = await person.answer(getRecommendations)
  expect(december).toMatchObject({ available_budget: 1400, kept: 1030, reserved: 0 })
  const unpaid = december.recommendations.filter(({ amount, due_amount }) => amount < due_amount)
  expect(unpaid).toEqual([])
})

test('a payment beyond the plan reduces the reserve', async () => {
  const { person, card } = await household()
  await person.answer(getRecommendations)
  await person.answer(payLiability, {
    params: { id: card },
    body: { payment_type: 'partial', payment_account: 'Cash', payment_amount: 1000 },
  })
  setting.server.clock.date = '2026-12-01'
  expect(await person.answer(getRecommendations)).toMatchObject({ kept: 400 })
})

test('a month in which the plan was not opened reserves nothing', async () => {
  const { person } = await household()
  await person.answer(getRecommendations)
  setting.server.clock.date = '2027-01-02'
  expect(await person.answer(getRecommendations)).toMatchObject({ kept: 0 })
})

test('money expected in time is reserved instead, and not spent before it arrives', async () => {
  const { person } = await household()
  await person.answer(addTentativeAsset, {
    body: bonus({ asset_amount: 400, expected_date: '2026-11-30', confidence: 100 }),
  })
  const plan = await person.answer(getRecommendations)
  expect(plan).toMatchObject({ reserved: 630 })
  const paid = plan.recommendations.reduce((sum, { amount }) => sum + amount, 0)
  expect(paid).toBeCloseTo(1400 - 630)
})

test('with the choice to use everything nothing is reserved, until the choice changes', async () => {
  const { person } = await household()
  await person.answer(savePlanChoice, { body: { reserve: 'use' } })
  expect(await person.answer(getRecommendations)).toMatchObject({ reserve: 'use', reserved: 0 })
  expect(await person.answer(getProjection)).toMatchObject({ reserve: 'use' })
  await person.answer(savePlanChoice, { body: { reserve: 'keep' } })
  expect(await person.answer(getRecommendations)).toMatchObject({ reserve: 'keep', reserved: 1030 })
})
