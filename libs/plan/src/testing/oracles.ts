import type { Frequency } from '@solvent/money'
import oracles from '../oracles.json'
import type { Strategy } from '../strategy'
import type { Urgency } from '../urgency'
import type {
  CentDebts,
  CentOutcome,
  ContinuousDebts,
  ContinuousOutcome,
  GridDebts,
  GridOutcome,
  LumpyDebts,
  LumpyOutcome,
} from './optimum-cases'
import type { Case } from './oracle-case'
import type { OracleLiability } from './oracle-liability'
import type {
  AfterCase,
  DateTrapCase,
  PaymentCase,
  PayoffTimeCase,
  PeriodTotalsCase,
  PrincipalCase,
  RateCase,
  ShareCase,
  TableCase,
} from './published-loan-cases'

type InstalmentCase = Case<
  'instalment',
  { principal_cents: number; interest_rate: number; frequency: Frequency; installments_total: number },
  {
    installment_cents: number
    instalments_used: number
    last_payment_cents: number
    total_interest_cents: number
    total_paid_cents: number
    rows?: { k: number; interest: number; payment: number; principal: number; balance: number }[]
  }
>

type DueDatesCase = Case<
  'due_dates',
  { first_due: string; frequency: Frequency; k: number[] },
  { dates: string[] }
>

type ScoreCase = Case<
  'score',
  { today: string; liability: OracleLiability },
  { P6: number; D6: number; I6: number; B6: number; S: number; priority_score: number; urgency: Urgency }
>

export type PlanCase = Case<
  'plan',
  {
    today: string
    monthly_income_cents: number | null
    strategy: Strategy
    paid_this_month_cents: number
    prepay_zero_rate: boolean
    liabilities: OracleLiability[]
  },
  {
    total_income_cents: number
    available_budget_cents: number
    remaining_budget_cents: number
    recommendations: {
      id: number
      priority_score: number
      amount_cents: number
      due_cents: number
      due_paid_cents: number
      extra_cents: number
      overdue_cents: number
      next_due_date: string | null
      urgency: Urgency
      recommended_action: string
    }[]
  }
>

export type ProjectionCase = Case<
  'project',
  {
    today: string
    monthly_budget_cents: number | null
    prepay_zero_rate: boolean
    strategies: Strategy[]
    liabilities: OracleLiability[]
  },
  {
    by_strategy: Partial<
      Record<
        Strategy,
        {
          total_interest_cents: number
          total_paid_cents: number
          months: number | null
          debt_free_month: string | null
          payoff: Record<string, string>
          first_months?: {
            month: string
            payments: Record<string, number>
            balances: Record<string, number>
          }[]
        }
      >
    >
  }
>

type OptimumCase =
  | Case<'optimum2', CentDebts, CentOutcome>
  | Case<'optimum3', CentDebts, CentOutcome>
  | Case<'optimum3_grid', GridDebts, GridOutcome>
  | Case<'optimum_milp', ContinuousDebts, ContinuousOutcome>
  | Case<'lumpy', LumpyDebts, LumpyOutcome>

type AnyCase =
  | InstalmentCase
  | DueDatesCase
  | ScoreCase
  | PlanCase
  | ProjectionCase
  | PaymentCase
  | PayoffTimeCase
  | PrincipalCase
  | PeriodTotalsCase
  | AfterCase
  | TableCase
  | RateCase
  | ShareCase
  | DateTrapCase
  | OptimumCase

// `fn` narrows each case before it is read.
const cases = oracles.cases as unknown as AnyCase[]

/** All worked cases of one function, each with its expected result computed independently of this code. */
export function oracleCases<Fn extends AnyCase['inputs']['fn']>(fn: Fn) {
  return cases.filter((one): one is Extract<AnyCase, { inputs: { fn: Fn } }> => one.inputs.fn === fn)
}

/** How many cases each group of the file has. */
export function casesPerGroup(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { group } of oracles.cases) counts[group] = (counts[group] ?? 0) + 1
  return counts
}
