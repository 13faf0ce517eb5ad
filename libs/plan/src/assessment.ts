import { type DateString, daysBetween } from '@solvent/money'
import { type Dues, duesOfMonth } from './dues'
import { type YearlyGrowth, yearlyGrowth } from './interest'
import type { PlanLiability } from './plan-liability'
import { nextDueDate } from './schedule'
import { type PriorityScore, priorityScore } from './score'

/** A debt with everything the plan decides by, computed once for a given day. */
export interface Assessment extends Dues, PriorityScore {
  liability: PlanLiability
  nextDue: DateString | null
  /** Days from today to the next due date, negative if overdue. */
  daysToDue: number | null
  growth: YearlyGrowth
}

export function assess(liability: PlanLiability, today: DateString): Assessment {
  const nextDue = nextDueDate(liability)
  return {
    liability,
    nextDue,
    daysToDue: nextDue === null ? null : daysBetween(today, nextDue),
    growth: yearlyGrowth(liability.rateBp, liability.frequency),
    ...duesOfMonth(liability, today),
    ...priorityScore(liability, today),
  }
}
