import { moneyFormat } from '@solvent/money'
import { explain } from './explanation'
import { type MonthlyPlanInput, monthlyPlan } from './monthly-plan'
import type { PlanLiability } from './plan-liability'

const loan: PlanLiability = {
  id: '1',
  remaining: 100_000n,
  instalment: 10_000n,
  installmentsTotal: 12,
  installmentsPaid: 2,
  frequency: 'monthly',
  firstDueDate: '2026-01-20',
  credit: 0n,
  isCompleted: false,
  rateBp: 0,
  priority: 50,
}
const card = { ...loan, id: '2', rateBp: 2400, priority: 60, remaining: 90_000n }
const today = '2026-03-10'

/** The explanation of each debt of a plan, in order. */
function explanations(liabilities: PlanLiability[], more: Partial<MonthlyPlanInput> = {}): string[] {
  const plan = monthlyPlan({ today, monthlyIncome: 50_000n, paidThisMonth: 0n, liabilities, ...more })
  return plan.items.map((item, index) => {
    const liability = liabilities.find(({ id }) => id === item.liabilityId)
    if (!liability) throw new Error('The plan names an unknown debt')
    const interestBearingCount = liabilities.filter(({ rateBp }) => rateBp > 0).length
    const money = moneyFormat(more.currency)
    return explain({ plan, item, place: index + 1, liability, today, money, interestBearingCount })
  })
}

test('an explanation has the place, the points and their parts, the due amount and the extra', () => {
  expect(explanations([loan, card])).toEqual([
    'Number 1 of 2 with 64 of 100 points: 23.8 for your priority, 30.4 for the due date (in 10 days), ' +
      '7.1 for the interest rate, 2.9 for being close to paid off. ' +
      '$100.00 is due this month, and the budget covers it. ' +
      '$150.00 extra goes here, to the only debt that bears interest (26.82% a year).',
    'Number 2 of 2 with 53 of 100 points: 19.8 for your priority, 30.4 for the due date (in 10 days), ' +
      '0.0 for the interest rate, 2.7 for being close to paid off. ' +
      '$100.00 is due this month, and the budget covers it. ' +
      'It bears no interest, so paying more than that saves nothing.',
  ])
})

test.each<[string, Partial<PlanLiability>, Partial<MonthlyPlanInput>, string]>([
  ['overdue', { firstDueDate: '2025-12-20' }, {}, '(18 days overdue), '],
  ['overdue by a day', { firstDueDate: '2026-01-09' }, {}, '(1 day overdue), '],
  ['overdue for months', { firstDueDate: '2025-07-22' }, {}, '(5 months 16 days overdue), '],
  ['overdue for years', { firstDueDate: '2012-07-10' }, {}, '(13 years 6 months overdue), '],
  ['due today', { firstDueDate: '2026-01-10' }, {}, '(today), '],
  ['due tomorrow', { firstDueDate: '2026-01-11' }, {}, '(in 1 day), '],
  ['due next year', { firstDueDate: '2027-01-10' }, {}, '(in 1 year), '],
  ['without a date', { firstDueDate: null }, {}, '(none set), '],
  ['without a date', { firstDueDate: null }, {}, 'It has no due date, so nothing of it is due.'],
  ['missed', { installmentsPaid: 1 }, {}, '$200.00 is due this month, $100.00 of it overdue, and'],
  ['all overdue', { firstDueDate: '2026-01-09' }, {}, '$100.00 is due this month, all of it overdue, and'],
  ['due later', { frequency: 'yearly' }, {}, 'Nothing of it is due this month.'],
  [
    'without an income',
    {},
    { monthlyIncome: 0n },
    '$100.00 is due this month, but without an income there is no budget for it.',
  ],
  [
    'due after the budget is spent',
    {},
    { paidThisMonth: 40_000n },
    "$100.00 is due this month, but this month's budget is spent already.",
  ],
])('the explanation of a debt that is %s', (_, terms, more, text) => {
  expect(explanations([{ ...loan, ...terms }], more)[0]).toContain(text)
})

test('the explanation of number 1 mentions no debts above it', () => {
  expect(explanations([loan], { monthlyIncome: 10_000n })[0]).toContain(
    '$100.00 is due this month; the budget covers $70.00 of it.',
  )
})

test('the explanation of number 2 mentions the debts above it only if they take money', () => {
  const idle: PlanLiability = { ...loan, id: '0', priority: 100, frequency: 'yearly', installmentsPaid: 1 }
  const [, second] = explanations([idle, { ...loan, priority: 1 }], { monthlyIncome: 10_000n })
  expect(second).toContain('$100.00 is due this month; the budget covers $70.00 of it.')
  const [, after] = explanations([card, loan], { monthlyIncome: 20_000n })
  expect(after).toContain('; after the debts above it the budget has $40.00 left for it.')
})

test('the explanation of a debt the budget does not reach says that debts above it use it up', () => {
  expect(explanations([loan, card], { monthlyIncome: 10_000n })[1]).toContain(
    '$100.00 is due this month; the debts above it use up the budget.',
  )
})

const dear: PlanLiability = { ...loan, id: '4', remaining: 500_000n, rateBp: 2900, priority: 1 }
const sofa: PlanLiability = { ...loan, id: '3', remaining: 20_000n, priority: 100 }

test('the smallest debt is only called so among those that bear interest', () => {
  const [, why] = explanations([sofa, { ...card, priority: 50 }, dear], { strategy: 'snowball' })
  expect(why).toContain(
    '$50.00 extra goes here: of the debts that bear interest this month and are not cleared yet, none is smaller.',
  )
})

test('the highest priority is only claimed among debts that bear interest', () => {
  const [, why] = explanations([sofa, { ...card, priority: 50 }, dear], { strategy: 'priority' })
  expect(why).toContain(
    '$50.00 extra goes here: of the debts that bear interest this month and are not cleared yet, none has a higher priority.',
  )
})

test('an overdue rent is not described as paid early', () => {
  const [why] = explanations([{ ...loan, firstDueDate: '2026-01-05' }])
  expect(why).toContain(
    'all of it overdue, and the budget covers it. It bears no interest, so paying more than that',
  )
  const [later] = explanations([{ ...loan, frequency: 'yearly' }])
  expect(later).toContain('It bears no interest, so paying it early saves nothing.')
})

test('the most expensive debt is only called so among those that bear interest', () => {
  expect(explanations([card, { ...dear, priority: 100 }])[0]).toMatch(
    /\$150\.00 extra goes here: of the debts that bear interest this month and are not cleared yet, none costs more \(33\.18% a year\)\.$/,
  )
})

test('a loan that costs nothing for four months is explained with the day its interest begins', () => {
  const later = { ...loan, rateBp: 1200, firstDueDate: '2026-08-15', installmentsPaid: 0 }
  const [alone] = explanations([later])
  expect(alone).toMatch(
    /\$350\.00 extra goes here, to the only debt that will bear interest \(12\.68% a year, from 15 July on\)\.$/,
  )
  const [first] = explanations([later, { ...later, id: '0', rateBp: 600, priority: 1 }])
  expect(first).toMatch(
    /\$350\.00 extra goes here: no other open debt bears interest this month, and of those that will, none costs more \(12\.68% a year\)\. Its interest begins on 15 July\.$/,
  )
})

test.each([
  ['weekly', '2026-05-15', '8 May'],
  ['quarterly', '2026-09-15', '15 June'],
  ['yearly', '2027-09-15', '15 September'],
] as const)('the interest of a %s debt begins one period before %s', (frequency, firstDueDate, day) => {
  const [why] = explanations([{ ...loan, rateBp: 1200, frequency, firstDueDate, installmentsPaid: 0 }])
  expect(why).toContain(`a year, from ${day} on).`)
})
