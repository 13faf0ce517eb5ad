import type { PlanInputs } from '@solvent/contracts'
import { daysAhead } from './days-ahead'
import { planAnswer } from './plan-answer'
import { cardAndRent as inputs } from './testing/card-and-rent'

function scheduled(payments: [id: string, on: string, amount: number][], more: Partial<PlanInputs> = {}) {
  const sums = payments.map(([liability_id, on, amount]) => ({ liability_id, on, amount }))
  return { ...inputs, ...more, scheduled: sums }
}

function cardOf(given: PlanInputs) {
  const card = planAnswer(given).recommendations.find(({ liability }) => liability.id === 'card')
  if (!card) throw new Error('the card is missing')
  const { amount, scheduled: own, payments, timing } = card
  return { amount, scheduled: own, payments, timing }
}

/** Day, kind, amount and balance of what goes out. */
function outgoing(given: PlanInputs) {
  return daysAhead(given)
    ?.events.filter(({ amount }) => amount < 0)
    .map(({ on, kind, amount, balance }) => [on, kind, amount, balance])
}

test('a scheduled payment is the first part of what the plan recommends', () => {
  expect(cardOf(scheduled([['card', '2026-11-29', 1000]]))).toEqual({
    amount: 1750,
    scheduled: [{ on: '2026-11-29', amount: 1000 }],
    payments: [{ on: '2026-11-24', amount: 750 }],
    timing: 'Pay $750.00 today. Scheduled: $1,000.00 for 29 November.',
  })
})

test('an extra payment that is scheduled leaves an earlier due on its day', () => {
  const [card, rent] = inputs.liabilities
  if (!card || !rent) throw new Error('a debt is missing')
  const liabilities = [{ ...card, due_date: '2026-11-26' }, rent]
  expect(cardOf(scheduled([['card', '2026-11-28', 100]], { liabilities })).payments).toEqual([
    { on: '2026-11-24', amount: 229.15 },
    { on: '2026-11-24', amount: 1420.85 },
  ])
})

test('with all of it scheduled there is nothing else to pay', () => {
  expect(cardOf(scheduled([['card', '2026-11-28', 1750]]))).toEqual({
    amount: 1750,
    scheduled: [{ on: '2026-11-28', amount: 1750 }],
    payments: [],
    timing: 'Scheduled for 28 November.',
  })
})

test('a payment that can be made today beside a scheduled one is named with its amount', () => {
  expect(cardOf(scheduled([['card', '2026-11-29', 1550]], { liquid_assets: 9000 })).timing).toBe(
    'Pay $200.00 today. Scheduled: $1,550.00 for 29 November.',
  )
})

test('the money of a scheduled payment is not spent on anything else', () => {
  // 1,800.00 less 3 days of 25.00 and 1,500.00 leave 225.00 before the pay, so the due of 229.15 waits for it.
  const given = scheduled([['rent', '2026-11-27', 1500]])
  expect(cardOf(given).payments[0]).toEqual({ on: '2026-11-30', amount: 229.15 })
  expect(outgoing(given)?.slice(0, 1)).toEqual([['2026-11-27', 'scheduled', -1500, 225]])
})

test('a scheduled payment of a later month takes the place of the dues from then on', () => {
  const rentOnly = { liabilities: inputs.liabilities.slice(1) }
  expect(
    outgoing(scheduled([['rent', '2026-12-20', 1400]], rentOnly))?.map(([on, kind, amount]) => [
      on,
      kind,
      amount,
    ]),
  ).toEqual([
    ['2026-12-20', 'scheduled', -1400],
    ['2027-01-01', 'due', -600],
  ])
})

test('a scheduled payment that clears a debt leaves no later due', () => {
  const small = { ...inputs.liabilities[0], remaining_amount: 600 } as PlanInputs['liabilities'][number]
  const given = scheduled([['card', '2026-11-28', 600]], { liabilities: [small], liquid_assets: 9000 })
  expect(outgoing(given)).toEqual([['2026-11-28', 'scheduled', -600, 10_800]])
})

test('without the money for it, the balance shows what is missing', () => {
  const given = scheduled([['card', '2026-11-25', 2000]])
  expect(outgoing(given)?.[0]).toEqual(['2026-11-25', 'scheduled', -2000, -225])
  expect(daysAhead(given)?.text).toBe('Lowest: -$275.00 on 27 November, before your pay of 28 November.')
})

test('a payment whose day has come is not counted on, and the plan says that it is not recorded', () => {
  const item = planAnswer(scheduled([['card', '2026-11-24', 500]])).recommendations.find(
    ({ liability }) => liability.id === 'card',
  )
  expect(item).toMatchObject({
    scheduled: [],
    unrecorded: [{ on: '2026-11-24', amount: 500 }],
    payments: [
      { on: '2026-11-24', amount: 229.15 },
      { on: '2026-11-28', amount: 1520.85 },
    ],
    timing:
      'Pay $229.15 today and $1,520.85 on 28 November, when your pay arrives. Your payment of $500.00, scheduled for 24 November, is not recorded yet.',
  })
})

test.each([
  [1050, 'Pay $50.00 today and $700.00 after your next pay. Scheduled: $1,000.00 for 29 November.', 750],
  [1000, 'Pay $750.00 after your next pay. Scheduled: $1,000.00 for 29 November.', 750],
  [0, 'Scheduled: $1,000.00 for 29 November.', 0],
])('without paydays, %d leaves what is scheduled aside', (liquid_assets, timing, unscheduled) => {
  const given = scheduled([['card', '2026-11-29', 1000]], { liquid_assets, pay: undefined })
  const card = cardOf(given)
  expect(card.timing).toBe(timing)
  expect(card.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(unscheduled)
})
