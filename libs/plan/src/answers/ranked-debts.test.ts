import type { PlanInputs } from '@solvent/contracts'
import { planAnswer } from './plan-answer'
import { rankedDebts } from './ranked-debts'

function debt(n: number, more: object = {}): PlanInputs['liabilities'][number] {
  return {
    id: `44444444-4444-7444-8444-4444444444${10 + n}`,
    liability_type: 'Loan',
    description: `Loan ${n}`,
    remaining_amount: 1000 + 100 * n,
    installment_amount: 100,
    installments_total: 20,
    installments_paid: n,
    credit: 0,
    frequency: 'monthly',
    due_date: `2026-03-${10 + n}`,
    interest_rate: n,
    priority_score: 10 * n,
    ...more,
  }
}

const inputs: PlanInputs = {
  today: '2026-03-14',
  currency: 'EUR',
  monthly_income: 700,
  paid_this_month: 20,
  kept: 30,
  liabilities: [...Array.from({ length: 9 }, (_, n) => debt(n)), debt(9, { remaining_amount: 0 })],
  expected: [{ on: '2026-04-01', amount: 500, confidence: 80, description: 'Bonus' }],
}

test.each(['use', 'keep'] as const)(
  'debts have the place, score and urgency they have in a plan with the choice to %s the reserve',
  (reserve) => {
    const { recommendations } = planAnswer(inputs, { reserve })
    expect(new Set(recommendations.map(({ urgency }) => urgency)).size).toBeGreaterThan(1)
    expect(rankedDebts(inputs)).toEqual(
      recommendations.map(({ liability: { id }, priority_score, urgency }) => ({
        id,
        priority_score,
        urgency,
      })),
    )
  },
)
