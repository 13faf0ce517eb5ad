// Engines: one
import { carLoan } from '@solvent/api-testing/examples'
import {
  addLiability,
  getDashboard,
  getPlanSettings,
  getProjection,
  getRecommendations,
  savePlanChoice,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const profile = { name: 'Ada', monthly_income: 2000, currency_preference: 'USD', selected_model: 'm' }

async function borrower() {
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: profile })
  await person.answer(addLiability, { body: carLoan({ interest_rate: 12 }) })
  return person
}

test('by default the plan pays the highest rate first, with 70% of the income, and reserves what is needed soon', async () => {
  expect(await (await borrower()).answer(getPlanSettings)).toEqual({
    strategy: 'avalanche',
    reserve: 'keep',
    budget: { kind: 'share', percent: 70 },
    pay: null,
    cushion: null,
    living_costs: null,
  })
})

test('a chosen strategy applies to the plan, the projection and later visits', async () => {
  const person = await borrower()
  await person.answer(savePlanChoice, { body: { strategy: 'snowball' } })
  expect(await person.answer(getPlanSettings)).toMatchObject({ strategy: 'snowball', reserve: 'keep' })
  expect(await person.answer(getRecommendations)).toMatchObject({ strategy: 'snowball' })
  expect(await person.answer(getProjection)).toMatchObject({ strategy: 'snowball' })
  const other = await person.answer(getRecommendations, { query: { strategy: 'minimum' } })
  expect(other).toMatchObject({ strategy: 'minimum' })
})

test('a chosen share or amount is the budget of the plan and of every month of the projection', async () => {
  const person = await borrower()
  const budgets = async () => [
    (await person.answer(getRecommendations)).available_budget,
    (await person.answer(getProjection)).available_budget,
  ]
  expect(await budgets()).toEqual([1400, 1400])
  await person.answer(savePlanChoice, { body: { budget: { kind: 'share', percent: 33 } } })
  expect(await budgets()).toEqual([660, 660])
  await person.answer(savePlanChoice, { body: { budget: { kind: 'amount', amount: 150.5 } } })
  expect(await budgets()).toEqual([150.5, 150.5])
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 0 } })
  expect(await budgets()).toEqual([150.5, 150.5])
  const plan = await person.answer(getRecommendations)
  expect(plan).toMatchObject({ budget: { kind: 'amount', amount: 150.5 }, notice: null })
  expect(await person.answer(getPlanSettings)).toMatchObject({ strategy: 'avalanche', reserve: 'keep' })
})

test('a new budget changes which debts are urgent on the dashboard', async () => {
  const person = await setting.newPerson()
  await person.answer(updateProfile, { body: profile })
  // Due on the last day of the month, and so urgent only if the budget does not cover it.
  await person.answer(addLiability, { body: carLoan({ liability_amount: 12_000, priority_score: 1 }) })
  const urgent = async () => (await person.answer(getDashboard)).high_priority_liabilities.length
  expect(await urgent()).toBe(0)
  await person.answer(savePlanChoice, { body: { budget: { kind: 'amount', amount: 999.99 } } })
  expect(await urgent()).toBe(1)
})

test('the choice of one person does not affect another', async () => {
  await (await borrower()).answer(savePlanChoice, { body: { strategy: 'minimum' } })
  expect(await (await borrower()).answer(getPlanSettings)).toMatchObject({ strategy: 'avalanche' })
})

test.each([
  [{ strategy: 'fastest' }, 'strategy'],
  [{ reserve: 'some' }, 'reserve'],
  [{ budget: { kind: 'share', percent: 0 } }, 'budget.percent'],
  [{ budget: { kind: 'share', percent: 101 } }, 'budget.percent'],
  [{ budget: { kind: 'share', percent: 33.5 } }, 'budget.percent'],
  [{ budget: { kind: 'amount', amount: 0 } }, 'budget.amount'],
  [{ budget: { kind: 'amount', amount: -1 } }, 'budget.amount'],
  [{ budget: { kind: 'share', percent: 50, amount: 900 } }, 'budget.amount'],
  [{ budget: { kind: 'half' } }, 'budget.kind'],
  [{ budget: 900 }, 'budget'],
])('the choice %j is refused with an error on its field, and nothing changes', async (body, field) => {
  const person = await borrower()
  const refused = await person.send(savePlanChoice, { body })
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ field }] } })
  expect(await person.answer(getPlanSettings)).toMatchObject({ strategy: 'avalanche', reserve: 'keep' })
})
