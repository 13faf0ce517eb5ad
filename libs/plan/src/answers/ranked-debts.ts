import type { PlanInputs, PlanItem } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'
import { monthlyPlan } from '../monthly-plan'
import { toBudgetRule, toLumpSum, toPlanLiability } from './engine-inputs'

/** A debt's score and urgency in the plan. */
type RankedDebt = Pick<PlanItem, 'priority_score' | 'urgency'> & { id: string }

/**
 * The debts of the plan of the month, highest score first, without the texts of `planAnswer`, which take as long as the
 * rest. Scores and urgencies do not depend on the reserve.
 */
export function rankedDebts(inputs: PlanInputs): RankedDebt[] {
  const { items } = monthlyPlan({
    today: inputs.today,
    monthlyIncome: backToMinor(inputs.monthly_income),
    budget: toBudgetRule(inputs),
    paidThisMonth: backToMinor(inputs.paid_this_month),
    openingReserve: backToMinor(inputs.kept ?? 0),
    lumpSums: inputs.expected.map(toLumpSum),
    liabilities: inputs.liabilities.map(toPlanLiability),
    keepsReserve: false,
    currency: inputs.currency,
  })
  return items.map(({ liabilityId: id, score, urgency }) => ({ id, priority_score: score, urgency }))
}
