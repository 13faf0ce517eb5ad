// Engines: one
import type { Person } from '@solvent/api-testing/person'
import {
  getPlanDrift,
  getPlanSettings,
  getProjection,
  getRecommendations,
  savePlanChoice,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'
import { newTenant, today } from './tenant'

const setting = useServer()

async function tenant(choice: object): Promise<Person> {
  const person = await newTenant(setting)
  await person.answer(savePlanChoice, { body: choice })
  return person
}

const cardOf = async (person: Person) => {
  const { recommendations } = await person.answer(getRecommendations)
  return recommendations.find(({ liability }) => liability.liability_type === 'Card')
}

const pay = { kind: 'monthly', day: 28 }

test('until a cushion is chosen it is only proposed', async () => {
  const person = await tenant({ pay })
  expect(await person.answer(getPlanSettings)).toMatchObject({ cushion: null })
  expect(await person.answer(getRecommendations)).toMatchObject({
    cushion: { chosen: null, proposed: 1000, filled: 0, notice: null },
  })
  expect(await cardOf(person)).toMatchObject({ extra_amount: 1520.85 })
})

test('a cushion is filled before extra money leaves, in the plan and in the projection', async () => {
  const person = await tenant({ pay, cushion: 1000 })
  // Without a cushion the accounts hold 746.78 on 27 December, before the next pay: 253.22 too little.
  expect(await person.answer(getRecommendations)).toMatchObject({
    remaining_budget: 253.22,
    cushion: {
      chosen: 1000,
      filled: 253.22,
      notice: "Keep $253.22 of this month's budget for your cushion of $1,000.00.",
    },
  })
  // 1,520.85 - 253.22
  expect(await cardOf(person)).toMatchObject({
    extra_amount: 1267.63,
    payments: [
      { on: today, amount: 229.15 },
      { on: '2026-11-28', amount: 1267.63 },
    ],
  })
  const { months } = await person.answer(getProjection)
  // 229.15 + 1,267.63 in November; December has 1,000.00 of rent and 750.00 for the card.
  expect(months.slice(0, 2)).toMatchObject([{ paid: 1496.78 }, { paid: 1750 }])
  const headers = { authorization: `Bearer ${person.token}` }
  const file = await fetch(`${setting.server.url}/api/recommendations/plan.json`, { headers })
  expect(await file.json()).toMatchObject({
    days_ahead: { text: 'Lowest: $1,000.00 on 27 December, before your pay of 28 December.' },
  })
})

test('without paydays, what the accounts hold after the dues fills the cushion first', async () => {
  const person = await tenant({ cushion: 1700 })
  // 1,700.00 + 229.15 - 1,800.00
  expect(await person.answer(getRecommendations)).toMatchObject({ cushion: { filled: 129.15 } })
  expect(await cardOf(person)).toMatchObject({
    payments: [
      { on: today, amount: 229.15 },
      { on: null, amount: 1391.7 },
    ],
    timing: 'Pay $229.15 today and $1,391.70 after your next pay.',
  })
})

test('another cushion moves the end of the debts as a choice, and other choices leave it', async () => {
  const person = await tenant({ pay })
  await person.answer(getRecommendations)
  await person.answer(savePlanChoice, { body: { cushion: 5000 } })
  await person.answer(savePlanChoice, { body: { reserve: 'keep' } })
  setting.server.clock.date = '2026-11-25'
  const { drift } = await person.answer(getPlanDrift)
  expect(drift?.parts).toMatchObject([{ causes: ['choice'] }])
  expect(drift?.parts[0]?.interest).toBeGreaterThan(0)
  expect(await person.answer(savePlanChoice, { body: { cushion: 0 } })).toMatchObject({ cushion: 0 })
  expect(await person.answer(getPlanDrift)).toMatchObject({ drift: { months: 0, interest: 0, parts: [] } })
})

test.each([-1, 0.005, 'much', null])('a cushion of %j is refused at its field', async (cushion) => {
  const person = await tenant({ cushion: 500 })
  const refused = await person.refusal(savePlanChoice, { body: { cushion } })
  expect(refused).toMatchObject({ status: 400, fields: [{ field: 'cushion' }] })
  expect(await person.answer(getPlanSettings)).toMatchObject({ cushion: 500 })
})
