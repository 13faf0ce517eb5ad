import type { PlanInputs, PlanItem } from '@solvent/contracts'
import { monthlyPlan } from '../monthly-plan'
import { toMonthlyPlanInput } from './engine-inputs'

/** A debt's score and urgency in the plan. */
type RankedDebt = Pick<PlanItem, 'priority_score' | 'urgency'> & { id: string }

/**
 * The debts of the plan of the month, highest score first, without the texts of `planAnswer`, which take as long as the
 * rest. Scores and urgencies do not depend on the reserve.
 */
export function rankedDebts(inputs: PlanInputs): RankedDebt[] {
  const { items } = monthlyPlan({ ...toMonthlyPlanInput(inputs), keepsReserve: false })
  return items.map(({ liabilityId: id, score, urgency }) => ({ id, priority_score: score, urgency }))
}
