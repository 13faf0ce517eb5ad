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
    const interestBearing = liabilities.filter(({ rateBp }) => rateBp > 0)
    const money = moneyFormat(more.currency)
    return explain({
      plan,
      item,
      fromSavings: 0n,
      place: index + 1,
      liability,
      today,
      money,
      interestBearing,
    })
  })
}

test('an explanation has the place, the points, the due date and amount, and the extra', () => {
  expect(explanations([loan, card])).toEqual([
    'Rank 1 of 2 with 64 of 100 points (due in 10 days). ' +
      '$100.00 is due this month, and the budget covers it. ' +
      'The extra $150.00 goes here because this is your only debt that charges interest (24%).',
    'Rank 2 of 2 with 53 of 100 points (due in 10 days). ' +
      '$100.00 is due this month, and the budget covers it. ' +
      'It charges no interest, so paying more than that saves nothing.',
  ])
})

test.each<[string, Partial<PlanLiability>, Partial<MonthlyPlanInput>, string]>([
  ['overdue', { firstDueDate: '2025-12-20' }, {}, '(18 days overdue). '],
  ['overdue by a day', { firstDueDate: '2026-01-09' }, {}, '(1 day overdue). '],
  ['overdue for months', { firstDueDate: '2025-07-22' }, {}, '(5 months 16 days overdue). '],
  ['overdue for years', { firstDueDate: '2012-07-10' }, {}, '(13 years 6 months overdue). '],
  ['due today', { firstDueDate: '2026-01-10' }, {}, '(due today). '],
  ['due tomorrow', { firstDueDate: '2026-01-11' }, {}, '(due in 1 day). '],
  ['due next year', { firstDueDate: '2027-01-10' }, {}, '(due in 1 year). '],
  ['without a date', { firstDueDate: null }, {}, '(no due date). '],
  ['without a date', { firstDueDate: null }, {}, 'It has no due date, so nothing is due.'],
  ['missed', { installmentsPaid: 1 }, {}, '$200.00 is due this month, $100.00 of it overdue, and'],
  ['all overdue', { firstDueDate: '2026-01-09' }, {}, '$100.00 is due this month, all of it overdue, and'],
  ['due later', { frequency: 'yearly' }, {}, 'Nothing is due this month.'],
  [
    'without an income',
    {},
    { monthlyIncome: 0n },
    '$100.00 is due this month, but without an income there is no budget.',
  ],
  [
    'due after the budget is spent',
    {},
    { paidThisMonth: 40_000n },
    "$100.00 is due this month, but you have already spent this month's budget.",
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
  expect(after).toContain('; after the debts ranked higher, $40.00 of your budget is left for it.')
})

test('the explanation of a debt the budget does not reach says that debts above it use it up', () => {
  expect(explanations([loan, card], { monthlyIncome: 10_000n })[1]).toContain(
    '$100.00 is due this month; the debts ranked higher use up your budget.',
  )
})

const dear: PlanLiability = { ...loan, id: '4', remaining: 500_000n, rateBp: 2900, priority: 1 }
const sofa: PlanLiability = { ...loan, id: '3', remaining: 20_000n, priority: 100 }

test('the smallest debt is only called so among those that charge interest', () => {
  const [, why] = explanations([sofa, { ...card, priority: 50 }, dear], { strategy: 'snowball' })
  expect(why).toContain(
    'The extra $50.00 goes here because this is your smallest debt that charges interest.',
  )
})

test('the highest priority is only claimed among debts that bear interest', () => {
  const [, why] = explanations([sofa, { ...card, priority: 50 }, dear], { strategy: 'priority' })
  expect(why).toContain(
    'The extra $50.00 goes here because this is your highest-priority debt that charges interest.',
  )
})

test('an overdue rent is not described as paid early', () => {
  const [why] = explanations([{ ...loan, firstDueDate: '2026-01-05' }])
  expect(why).toContain(
    'all of it overdue, and the budget covers it. It charges no interest, so paying more than that',
  )
  const [later] = explanations([{ ...loan, frequency: 'yearly' }])
  expect(later).toContain('It charges no interest, so paying it early saves nothing.')
})

test('the most expensive debt is only called so among those that bear interest', () => {
  expect(explanations([card, { ...dear, priority: 100 }])[0]).toMatch(
    /The extra \$150\.00 goes here because this is your most expensive debt \(29%\)\.$/,
  )
})

test('a loan that costs nothing for four months is explained with the day its interest begins', () => {
  const later = { ...loan, rateBp: 1200, firstDueDate: '2026-08-15', installmentsPaid: 0 }
  const [alone] = explanations([later])
  expect(alone).toMatch(
    /The extra \$350\.00 goes here because this is your only debt that will charge interest \(12%, from 15 July\)\.$/,
  )
  const [first] = explanations([later, { ...later, id: '0', rateBp: 600, priority: 1 }])
  expect(first).toMatch(
    /The extra \$350\.00 goes here because no other open debt charges interest this month, and of those that will, none is more expensive \(12%\)\. Its interest starts on 15 July\.$/,
  )
})

test.each([
  ['weekly', '2026-05-15', '8 May'],
  ['biweekly', '2026-05-15', '1 May'],
  ['quarterly', '2026-09-15', '15 June'],
  ['yearly', '2027-09-15', '15 September'],
] as const)('the interest of a %s debt begins one period before %s', (frequency, firstDueDate, day) => {
  const [why] = explanations([{ ...loan, rateBp: 1200, frequency, firstDueDate, installmentsPaid: 0 }])
  expect(why).toContain(`(12%, from ${day}).`)
})

test('a charge for paying early is explained where it stops an extra payment, and where it does not', () => {
  const charged = (shareBp: number, freeFrom?: string): PlanLiability => ({
    ...card,
    installmentsTotal: 24,
    lenderTerms: { earlyCharge: { shareBp, ...(freeFrom && { freeFrom }) } },
  })
  const extra = (liabilities: PlanLiability[]) =>
    explanations(liabilities).find((text) => text.includes('goes here'))
  expect(extra([loan, charged(100)])).toContain(
    'Your lender charges $1.49 of it for paying early, and it saves more.',
  )
  const ofCard = (debt: PlanLiability) =>
    explanations([loan, debt]).find((text) => !text.includes('no interest'))
  expect(ofCard(charged(9_000))).toContain('Paying more than that costs more in charges than it saves.')
  expect(ofCard(charged(500, '2026-04-01'))).toContain('than it saves until 1 April.')
  const cheaper = { ...card, id: '3', rateBp: 600 }
  expect(extra([loan, charged(9_000), cheaper])).toContain(
    'goes here because this is your only debt worth paying early.',
  )
})
