import type { DateString, MoneyFormat } from '@solvent/money'
import type { MonthlyPlan, PlanItem } from './monthly-plan'
import type { PlanLiability } from './plan-liability'

/** A plan item with the context that its explanation needs. */
export interface Explained {
  plan: MonthlyPlan
  item: PlanItem
  /** The part of its due beyond the budget that savings can pay, in minor units. */
  fromSavings: bigint
  /** Its place in the plan; 1 is the first. */
  place: number
  liability: PlanLiability
  /** The day of the plan. */
  today: DateString
  /** Formats the amounts in the texts. */
  money: MoneyFormat
  /** The debts of the plan that bear interest, with this one if it does. */
  interestBearing: readonly PlanLiability[]
}
