// Engines: one
import type { Person } from '@solvent/api-testing/person'
import { getRecommendations, savePlanChoice, schedulePayment } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'
import { newTenant } from './tenant'

const setting = useServer()

async function cardOf(person: Person) {
  const { recommendations } = await person.answer(getRecommendations)
  const card = recommendations.find(({ liability }) => liability.liability_type === 'Card')
  if (!card) throw new Error('the card is missing')
  return card
}

/** A person paid on the 28th, who has scheduled 1,520.85 on the card for that day. */
async function scheduled(automatic: boolean): Promise<Person> {
  const person = await newTenant(setting)
  await person.answer(savePlanChoice, { body: { pay: { kind: 'monthly', day: 28 } } })
  const { liability } = await cardOf(person)
  const payment = { payment_type: 'partial', payment_amount: 1520.85, payment_account: 'Cash' }
  await person.answer(schedulePayment, {
    params: { id: liability.id },
    body: { ...payment, on: '2026-11-28', automatic },
  })
  return person
}

test('the plan and its files count on what is scheduled', async () => {
  const person = await scheduled(true)
  expect(await cardOf(person)).toMatchObject({
    amount: 1750,
    scheduled: [{ on: '2026-11-28', amount: 1520.85 }],
    payments: [{ on: '2026-11-24', amount: 229.15 }],
    timing: 'Pay $229.15 today. Scheduled: $1,520.85 for 28 November.',
  })
  const headers = { authorization: `Bearer ${person.token}` }
  const file = (format: string) =>
    fetch(`${setting.server.url}/api/recommendations/plan.${format}`, { headers })
  const scheduledPayment = { on: '2026-11-28', kind: 'scheduled', amount: -1520.85 }
  // The lowest balance is the same as without the schedule, because that is what the plan says.
  expect(await (await file('json')).json()).toMatchObject({
    days_ahead: {
      text: 'Lowest: $746.78 on 27 December, before your pay of 28 December.',
      events: expect.arrayContaining([expect.objectContaining(scheduledPayment)]),
    },
  })
  expect(await (await file('csv')).text()).toContain(',1520.85 on 2026-11-28,')
})

test('a payment that waits for the person is not counted on, and the plan says so', async () => {
  const person = await scheduled(false)
  setting.server.clock.date = '2026-11-28'
  expect(await cardOf(person)).toMatchObject({
    amount: 1750,
    scheduled: [],
    unrecorded: [{ on: '2026-11-28', amount: 1520.85 }],
    timing: expect.stringMatching(
      /Your payment of \$1,520\.85, scheduled for 28 November, is not recorded yet\.$/,
    ),
  })
})
