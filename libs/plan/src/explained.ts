import type { DateString, MoneyFormat } from '@solvent/money'
import type { MonthlyPlan, PlanItem } from './monthly-plan'
import type { PlanLiability } from './plan-liability'

/** One item of a plan, with what explains it. */
export interface Explained {
  plan: MonthlyPlan
  item: PlanItem
  /** Its place in the plan; 1 is the first. */
  place: number
  liability: PlanLiability
  /** The day of the plan. */
  today: DateString
  /** How the texts write amounts. */
  money: MoneyFormat
  /** How many debts of the plan bear interest. */
  bearing: number
}
