import type { Strategy } from '../strategy'
import { toPlanLiability } from '../testing/oracle-liability'
import { oracleCases, type ProjectionCase } from '../testing/oracles'
import { payoffLedger } from './ledger'
import { projectPayoff } from './project-payoff'
import type { Projection, ProjectionInput } from './projection'

const cases = oracleCases('project')

test('all worked projections are run', () => {
  expect(cases).toHaveLength(14)
})

interface StrategyOfCase {
  name: string
  input: ProjectionInput
  expected: NonNullable<ProjectionCase['expected']['by_strategy'][Strategy]>
}

const runs = cases.flatMap(({ id, title, inputs, expected }): StrategyOfCase[] =>
  inputs.strategies.map((strategy) => {
    const outcome = expected.by_strategy[strategy]
    if (!outcome) throw new Error(`${id} has no outcome for ${strategy}`)
    return { name: `${id}, ${strategy}: ${title}`, input: inputOf(inputs, strategy), expected: outcome }
  }),
)

function inputOf(inputs: ProjectionCase['inputs'], strategy: Strategy): ProjectionInput {
  const { today, monthly_budget_cents: budget, prepay_zero_rate: prepayZeroRate, liabilities } = inputs
  return {
    today,
    monthlyBudget: budget === null ? null : BigInt(budget),
    prepayZeroRate,
    strategy,
    liabilities: liabilities.map(toPlanLiability),
  }
}

function asExpected(projection: Projection) {
  const payoffs = projection.debts.flatMap(({ liabilityId, payoffMonth }) =>
    payoffMonth === null ? [] : [[liabilityId, payoffMonth] as const],
  )
  return {
    total_interest_cents: Number(projection.totalInterest),
    total_paid_cents: Number(projection.totalPaid),
    months: projection.months,
    debt_free_month: projection.debtFreeMonth,
    payoff: Object.fromEntries(payoffs),
  }
}

test.each(runs)('$name', ({ input, expected }) => {
  const { first_months: firstMonths = [], ...outcome } = expected
  expect(asExpected(projectPayoff(input))).toEqual(outcome)
  const ledger = payoffLedger(input)
  for (const { month, payments, balances } of firstMonths) {
    const rows = ledger.filter((row) => row.month === month)
    const byDebt = (part: 'payment' | 'balance') =>
      Object.fromEntries(rows.map((row) => [row.liabilityId, Number(row[part])]))
    expect(byDebt('payment')).toEqual(payments)
    expect(byDebt('balance')).toEqual(balances)
  }
})
