// Engines: one
import { bonus } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addTentativeAsset,
  getPlanDrift,
  getProjection,
  getRecommendations,
  payLiability,
  receiveTentativeAsset,
  recordIncome,
  savePlanChoice,
  undoEntry,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'
import { newTenant, today } from './tenant'

const setting = useServer()

const LAST_MONTHS = [
  ['2026-08-31', 3000],
  ['2026-09-01', 2400],
  ['2026-10-31', 4000],
] as const

/** A tenant whose income of 2,500.00 a month comes irregularly, and of whom some of it is recorded. */
async function freelancer(recorded: readonly (readonly [day: string, amount: number])[]): Promise<Person> {
  const person = await newTenant(setting)
  await person.answer(savePlanChoice, { body: { pay: { kind: 'irregular' } } })
  for (const [day, amount] of recorded) await earn(person, amount, day)
  return person
}

function earn(person: Person, amount: number, occurred_on = today) {
  return person.answer(recordIncome, {
    body: { amount, occurred_on, account: 'Cash', category: 'Salary', note: '' },
  })
}

async function incomeOf(person: Person) {
  const { total_income, income_so_far, available_budget, released } = await person.answer(getRecommendations)
  return { total_income, income_so_far, available_budget, released }
}

const smallest = { total_income: 2400, income_so_far: 0, available_budget: 1680, released: 0 }

test('an irregular income counts by its smallest month of the last three, and more of it as it arrives', async () => {
  const person = await freelancer(LAST_MONTHS)
  expect(await incomeOf(person)).toEqual(smallest)
  await earn(person, 2400)
  expect(await incomeOf(person)).toEqual({ ...smallest, income_so_far: 2400 })
  const { id } = await earn(person, 1100)
  // 70% of the 1,100.00 beyond the smallest month, for this month alone.
  expect(await incomeOf(person)).toEqual({ ...smallest, income_so_far: 3500, released: 770 })
  expect(await person.answer(getProjection)).toMatchObject({
    available_budget: 1680,
    months: expect.arrayContaining([
      expect.objectContaining({ month: '2026-11', paid: 2450 }),
      expect.objectContaining({ month: '2026-12', paid: 1680 }),
    ]),
  })
  await person.answer(undoEntry, { params: { id } })
  expect(await incomeOf(person)).toEqual({ ...smallest, income_so_far: 2400 })
})

test('a payment uses what this month released before received money', async () => {
  const person = await freelancer([...LAST_MONTHS, [today, 3500]])
  const expected = await person.answer(addTentativeAsset, { body: bonus({ asset_amount: 500 }) })
  const received = { asset_value: 500, date_received: today, towards_debts: true }
  await person.answer(receiveTentativeAsset, { params: { id: expected.id }, body: received })
  const { recommendations } = await person.answer(getRecommendations)
  const card = recommendations.find(({ liability }) => liability.liability_type === 'Card')
  const payment = { payment_amount: 2550, payment_account: 'Cash', payment_type: 'partial' }
  await person.answer(payLiability, { params: { id: card?.liability.id ?? '' }, body: payment })
  // After 1,680.00 of the budget and 770.00 of this month's income.
  expect(await person.answer(getProjection)).toMatchObject({ inputs: { received: { left: 400, paid: 100 } } })
})

test('a debt-free month that moves because more income arrived names the income', async () => {
  const person = await freelancer(LAST_MONTHS)
  await person.answer(getRecommendations)
  setting.server.clock.date = '2026-11-25'
  await earn(person, 6000, '2026-11-25')
  const { drift } = await person.answer(getPlanDrift)
  expect(drift?.parts.map(({ causes }) => causes)).toEqual([['income']])
})

test.each([
  ['a month without income', LAST_MONTHS.filter(([day]) => day !== '2026-09-01')],
  ['nothing recorded', []],
])('with %s, the monthly income of the profile counts', async (_, recorded) => {
  const person = await freelancer(recorded)
  expect(await incomeOf(person)).toEqual({
    total_income: 2500,
    income_so_far: null,
    available_budget: 1750,
    released: 0,
  })
})
