// Engines: one
import { cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addAsset,
  addCategory,
  getPlanDrift,
  getPlanSettings,
  getProjection,
  getRecommendations,
  type PaySchedule,
  recordExpense,
  savePlanChoice,
  setLimit,
  undoEntry,
  updateProfile,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'
import { newTenant, profile, today } from './tenant'

const setting = useServer()

const monthly: PaySchedule = { kind: 'monthly', day: 28 }

const tenant = () => newTenant(setting)

const cardOf = async (person: Person) => {
  const { recommendations } = await person.answer(getRecommendations)
  const card = recommendations.find(({ liability }) => liability.liability_type === 'Card')
  return { payments: card?.payments, timing: card?.timing }
}

test('with paydays, the plan names days on which the money is there', async () => {
  const person = await tenant()
  expect(await person.answer(getPlanSettings)).toMatchObject({ pay: null })
  await person.answer(savePlanChoice, { body: { pay: monthly } })
  expect(await person.answer(getRecommendations)).toMatchObject({ pay: monthly, funds_notice: null })
  expect(await cardOf(person)).toEqual({
    payments: [
      { on: today, amount: 229.15 },
      { on: '2026-11-28', amount: 1520.85 },
    ],
    timing: 'Pay $229.15 today and $1,520.85 on 28 November, when your pay arrives.',
  })
  const headers = { authorization: `Bearer ${person.token}` }
  const file = (format: string) =>
    fetch(`${setting.server.url}/api/recommendations/plan.${format}`, { headers })
  // 1,800.00 - 229.15 - 33 days of living, 803.22, + 2,500.00 - 1,520.85 - 1,000.00
  expect(await (await file('json')).json()).toMatchObject({
    days_ahead: { text: 'Lowest: $746.78 on 27 December, before your pay of 28 December.' },
  })
  const csv = await (await file('csv')).text()
  expect(csv).toContain('"Pay $229.15 today and $1,520.85 on 28 November, when your pay arrives."')
})

test("living costs of one's own replace what the budget leaves, until they are cleared", async () => {
  const person = await tenant()
  await person.answer(savePlanChoice, { body: { pay: monthly, living_costs: 300 } })
  // 1,800.00 - 229.15 - 3 days of 10.00 are enough for the extra 1,520.85 before the pay.
  expect(await cardOf(person)).toMatchObject({ timing: null })
  expect(await person.answer(savePlanChoice, { body: { reserve: 'keep' } })).toMatchObject({
    living_costs: 300,
  })
  const refused = await person.refusal(savePlanChoice, { body: { living_costs: -1 } })
  expect(refused).toMatchObject({ status: 400, fields: [{ field: 'living_costs' }] })
  await person.answer(savePlanChoice, { body: { living_costs: null } })
  expect(await cardOf(person)).toMatchObject({ timing: expect.stringContaining('28 November') })
})

test('living costs are the average of the expenses of the last three months, if each of them has some', async () => {
  const person = await tenant()
  await person.answer(savePlanChoice, { body: { pay: monthly } })
  await person.answer(addAsset, { body: cash(1000.02) })
  const spend = (amount: number, occurred_on: string) => {
    const body = { amount, occurred_on, account: 'Cash', category: 'Groceries', note: '' }
    return person.answer(recordExpense, { body })
  }
  await spend(500, '2026-08-31')
  await spend(150, '2026-09-01')
  await spend(350, '2026-09-30')
  // 1,800.02 - 229.15 - 3 days of 25.00 are less than the extra 1,520.85.
  expect(await cardOf(person)).toMatchObject({ timing: expect.stringContaining('28 November') })
  const { id } = await spend(0.02, '2026-10-15')
  // 1,000.02 in three months are 11.11 a day.
  expect(await cardOf(person)).toMatchObject({ timing: null })
  await person.answer(undoEntry, { params: { id } })
  expect(await cardOf(person)).toMatchObject({ timing: expect.stringContaining('28 November') })
})

test('limits count as the living costs of their categories, beside the average of the others', async () => {
  const person = await tenant()
  await person.answer(savePlanChoice, { body: { pay: monthly } })
  await person.answer(addAsset, { body: cash(2000) })
  const limit = { category: 'Groceries', carries_over: false } as const
  await person.answer(setLimit, { body: { ...limit, amount: 250 } })
  const costs = async () => {
    const { inputs } = await person.answer(getProjection)
    return [inputs.living_costs, inputs.limited_living_costs, inputs.recorded_living_costs]
  }
  expect(await costs()).toEqual([undefined, 250, undefined])
  for (const month of ['08', '09', '10']) {
    for (const category of ['Groceries', 'Leisure'] as const) {
      const body = { amount: 100, occurred_on: `2026-${month}-15`, account: 'Cash', category }
      await person.answer(recordExpense, { body })
    }
  }
  expect(await costs()).toEqual([undefined, 350, 200])
  await person.answer(setLimit, { body: { ...limit, amount: null } })
  expect(await costs()).toEqual([undefined, undefined, 200])
  await person.answer(savePlanChoice, { body: { living_costs: 300 } })
  expect(await costs()).toEqual([300, undefined, undefined])
})

test('a limit inside the limit of its parent counts once, and a part without a limit under its parent', async () => {
  const person = await tenant()
  await person.answer(savePlanChoice, { body: { pay: monthly } })
  await person.answer(addAsset, { body: cash(2000) })
  const look = { kind: 'expense', hue: 1, icon: 'Eating out', parent: 'Eating out' } as const
  for (const name of ['Coffee', 'Lunch']) await person.answer(addCategory, { body: { ...look, name } })
  for (const month of ['08', '09', '10']) {
    for (const category of ['Coffee', 'Lunch', 'Leisure']) {
      const body = { amount: 60, occurred_on: `2026-${month}-15`, account: 'Cash', category }
      await person.answer(recordExpense, { body })
    }
  }
  await person.answer(setLimit, { body: { category: 'Eating out', amount: 250 } })
  await person.answer(setLimit, { body: { category: 'Coffee', amount: 40 } })
  const { inputs } = await person.answer(getProjection)
  expect(inputs.limited_living_costs).toBe(250 + 60)
})

test('without paydays, the plan says what waits for the next pay', async () => {
  const person = await tenant()
  await person.answer(updateProfile, { body: { ...profile, monthly_income: 4000 } })
  expect(await cardOf(person)).toEqual({
    payments: [
      { on: today, amount: 229.15 },
      { on: today, amount: 1570.85 },
      { on: null, amount: 1000 },
    ],
    timing: 'Pay $1,800.00 today and $1,000.00 after your next pay.',
  })
})

test('other choices leave the paydays as they are, and paydays move no debt-free month', async () => {
  const person = await tenant()
  await person.answer(getRecommendations)
  await person.answer(savePlanChoice, { body: { pay: { kind: 'two_weeks', first: '2026-11-20' } } })
  await person.answer(savePlanChoice, { body: { reserve: 'use' } })
  await person.answer(savePlanChoice, { body: { reserve: 'keep' } })
  const pay = { kind: 'two_weeks', first: '2026-11-20' }
  expect(await person.answer(getPlanSettings)).toMatchObject({ pay, reserve: 'keep' })
  setting.server.clock.date = '2026-11-25'
  expect(await person.answer(getPlanDrift)).toMatchObject({ drift: { months: 0, interest: 0, parts: [] } })
})

test.each<[string, unknown, string]>([
  ['without a rhythm', {}, 'pay.kind'],
  ['on a day that no month has', { kind: 'monthly', day: 32 }, 'pay.day'],
  ['on day 0', { kind: 'monthly', day: 0 }, 'pay.day'],
  ['twice a month with one day', { kind: 'twice_a_month', day: 1 }, 'pay.second_day'],
  ['every two weeks without a payday', { kind: 'two_weeks' }, 'pay.first'],
  ['on a date that does not exist', { kind: 'weekly', first: '2026-02-30' }, 'pay.first'],
])('pay %s is refused at its field, and nothing changes', async (_, pay, field) => {
  const person = await tenant()
  await person.answer(savePlanChoice, { body: { pay: monthly } })
  const refused = await person.refusal(savePlanChoice, { body: { pay } })
  expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(refused.fields?.map((one) => one.field)).toEqual([
    expect.stringContaining(field.split('.')[0] ?? ''),
  ])
  expect(await person.answer(getPlanSettings)).toMatchObject({ pay: monthly })
})
