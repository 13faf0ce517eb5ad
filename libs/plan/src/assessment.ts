import { type DateString, dayNumber } from '@solvent/money'
import { owedOn } from './accrual'
import { type Dues, duesOfMonth } from './dues'
import { comparableRateOn } from './effective-rate'
import { isIdleOn } from './idle-debt'
import { bearsInterest, ratedOn } from './lender-terms'
import { mostBeyond } from './most-extra'
import type { PlanLiability } from './plan-liability'
import type { PlanningDay } from './planning-day'
import type { Ranked } from './rank'
import { nextDueDate } from './schedule'
import { type PriorityScore, priorityOf, scoreOf } from './score'
import type { ExtraTarget } from './strategy'

/** A debt with everything the plan needs to rank and pay it, computed once for a given day. */
export interface Assessment extends Dues, PriorityScore, ExtraTarget, Ranked {
  liability: PlanLiability
  balance: bigint
  /** The balance and the interest accrued so far, in minor units. */
  owed: bigint
  /** The most that may be paid on top of what is due, in minor units. */
  mostExtra: bigint
  /** Whether it bears interest today or later. */
  bearsInterest: boolean
  nextDue: DateString | null
  /** Days from today to the next due date, negative if overdue. */
  daysToDue: number | null
}

export function assess(liability: PlanLiability, day: PlanningDay): Assessment {
  const { id, remaining } = liability
  const nextDue = nextDueDate(liability)
  const daysToDue = nextDue === null ? null : dayNumber(nextDue) - day.dayNumber
  const rate = comparableRateOn(liability, day.today)
  const owed = owedOn(liability, day.today)
  const { due, overdue, dueCount, overdueCount } = duesOfMonth(liability, owed, day)
  const { score, exact, parts } = scoreOf(ratedOn(liability, day.today), daysToDue)
  return {
    liability,
    id,
    balance: remaining,
    owed,
    mostExtra: mostBeyond({ due, dueCount, owed }, liability, day.today),
    rate,
    priority: priorityOf(liability),
    idle: isIdleOn(liability, day.today),
    bearsInterest: bearsInterest(liability, day.today),
    nextDue,
    daysToDue,
    due,
    overdue,
    dueCount,
    overdueCount,
    score,
    exact,
    parts,
  }
}
