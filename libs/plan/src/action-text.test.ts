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
const today = '2026-03-10'

/** The action text for one debt, with an income of 1,000.00. */
function action(terms: Partial<PlanLiability>, more: Partial<MonthlyPlanInput> = {}): string {
  const liabilities = [{ ...loan, ...terms }]
  const plan = monthlyPlan({ today, monthlyIncome: 100_000n, paidThisMonth: 0n, liabilities, ...more })
  return plan.items[0]?.action ?? ''
}

test.each<[string, Partial<PlanLiability>, string]>([
  ['this year', {}, 'Pay this month: $100.00 due 20 March'],
  [
    'last year',
    { firstDueDate: '2025-10-20' },
    'Pay this month: $400.00 due, $300.00 of it overdue in 3 installments since 20 December 2025 and the rest due 20 March',
  ],
  ['next year', { firstDueDate: '2026-11-20' }, 'No payment needed this month - next due 20 January 2027'],
])('a date of %s is written in words', (_, terms, text) => {
  expect(action(terms)).toBe(text)
})

test('"this pays it off" comes after the due date', () => {
  expect(action({ installmentsPaid: 11, firstDueDate: '2025-04-20', remaining: 10_000n })).toBe(
    'Pay this month: $100.00 due 20 March - this pays it off',
  )
})

test('"this pays it off" comes after the due and extra amounts', () => {
  expect(action({ remaining: 25_000n, rateBp: 1200 })).toBe(
    'Pay this month: $250.00 ($100.00 due 20 March + $150.00 extra to save interest) - this pays it off',
  )
  expect(action({ remaining: 25_000n, rateBp: 1200, installmentsPaid: 3 })).toBe(
    'Pay this month: $250.00 extra to save interest - this pays it off',
  )
})

test('"overdue since" says which part is overdue, and in how many installments', () => {
  expect(action({ installmentsPaid: 0 })).toBe(
    'Pay this month: $300.00 due, $200.00 of it overdue in 2 installments since 20 January and the rest due 20 March',
  )
  expect(action({ installmentsPaid: 0, firstDueDate: '2026-02-05' })).toBe(
    'Pay this month: $200.00 overdue in 2 installments since 5 February',
  )
})

test('an instalment due today is described as due today', () => {
  expect(action({ firstDueDate: '2026-01-10' })).toBe('Pay this month: $100.00 due today')
})

test('the instalments of a weekly debt are counted, not described as due on the first day', () => {
  const weekly = { frequency: 'weekly', firstDueDate: '2026-02-28' } as const
  expect(action(weekly)).toBe('Pay this month: $300.00 due in 3 installments from 14 March')
  expect(action({ ...weekly, installmentsPaid: 1 })).toBe(
    'Pay this month: $400.00 due, $100.00 of it overdue since 7 March and the rest due in 3 installments from 14 March',
  )
})

test.each<[string, Partial<PlanLiability>, bigint, string]>([
  ['in part', {}, 10_000n, 'Pay this month: $70.00 of $100.00 due 20 March - budget is short by $30.00'],
  ['not at all', {}, 0n, "Not covered by this month's budget: $100.00 due 20 March"],
  [
    'not at all, and overdue',
    { firstDueDate: '2026-01-05' },
    0n,
    "Not covered by this month's budget: $100.00 overdue since 5 March",
  ],
])('a due that the budget covers %s still shows its date', (_, terms, monthlyIncome, text) => {
  expect(action(terms, { monthlyIncome })).toBe(text)
})

test('an instalment due next week but next month is described as due soon', () => {
  expect(action({ firstDueDate: '2026-02-01', installmentsPaid: 2 }, { today: '2026-03-28' })).toBe(
    "Due soon: $100.00 on 1 April - from next month's budget",
  )
})

test('extra on a debt without interest does not claim to save interest', () => {
  expect(action({ installmentsPaid: 3 }, { prepayZeroRate: true })).toBe('Pay this month: $700.00 extra')
})
