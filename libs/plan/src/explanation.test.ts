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

/** How each debt of a plan is explained, from the first to the last. */
function explanations(liabilities: PlanLiability[], more: Partial<MonthlyPlanInput> = {}): string[] {
  const plan = monthlyPlan({ today, monthlyIncome: 50_000n, paidThisMonth: 0n, liabilities, ...more })
  return plan.items.map((item, index) => {
    const liability = liabilities.find(({ id }) => id === item.liabilityId)
    if (!liability) throw new Error('The plan names an unknown debt')
    return explain({ plan, item, place: index + 1, liability, today })
  })
}

test('explains the place, the points and their parts, the due amount and the extra', () => {
  expect(explanations([loan, card])).toEqual([
    'Number 1 of 2 with 64 of 100 points: 23.8 for your priority, 30.4 for the due date (in 10 days), ' +
      '7.1 for the interest rate, 2.9 for being close to paid off. ' +
      '$100.00 is due this month, and the budget covers it. ' +
      '$150.00 extra goes here: of the debts not cleared yet it costs the most interest from now on (26.82% a year).',
    'Number 2 of 2 with 53 of 100 points: 19.8 for your priority, 30.4 for the due date (in 10 days), ' +
      '0.0 for the interest rate, 2.7 for being close to paid off. ' +
      '$100.00 is due this month, and the budget covers it. ' +
      'It bears no interest, so paying it early saves nothing.',
  ])
})

test.each<[string, Partial<PlanLiability>, Partial<MonthlyPlanInput>, string]>([
  ['overdue', { firstDueDate: '2025-12-20' }, {}, '(18 days overdue), '],
  ['overdue by a day', { firstDueDate: '2026-01-09' }, {}, '(1 day overdue), '],
  ['due today', { firstDueDate: '2026-01-10' }, {}, '(today), '],
  ['due tomorrow', { firstDueDate: '2026-01-11' }, {}, '(in 1 day), '],
  ['without a date', { firstDueDate: null }, {}, '(none set), '],
  ['missed', { installmentsPaid: 1 }, {}, '$200.00 is due this month, $100.00 of it overdue, and'],
  ['due later', { frequency: 'yearly' }, {}, 'Nothing of it is due this month.'],
  [
    'partly covered',
    {},
    { monthlyIncome: 10_000n },
    'after the debts above it the budget has $70.00 left for it.',
  ],
  [
    'without a budget',
    {},
    { monthlyIncome: 0n },
    '$100.00 is due this month, but there is no budget left this month.',
  ],
  [
    'the smallest',
    { rateBp: 500 },
    { strategy: 'snowball' },
    'of the debts not cleared yet it is the smallest.',
  ],
  [
    'important',
    { rateBp: 500 },
    { strategy: 'priority' },
    'of the debts not cleared yet it matters most to you.',
  ],
])('a debt that is %s is explained so', (_, terms, more, text) => {
  expect(explanations([{ ...loan, ...terms }], more)[0]).toContain(text)
})

test('a debt the budget does not reach learns who uses it up', () => {
  expect(explanations([loan, card], { monthlyIncome: 10_000n })[1]).toContain(
    '$100.00 is due this month; the debts above it use up the budget.',
  )
})
