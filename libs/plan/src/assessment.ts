import { type DateString, dayNumber } from '@solvent/money'
import { payoffAmount } from './accrual'
import { type Dues, duesOfMonth } from './dues'
import { comparableRateOn } from './effective-rate'
import { isIdleOn } from './idle-debt'
import { bearsInterest, ratedOn } from './lender-terms'
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
  /** The cost of clearing it today, in minor units: the balance and the interest accrued so far. */
  payoff: bigint
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
  const payoff = payoffAmount(liability, day.today)
  const { due, overdue, dueCount, overdueCount } = duesOfMonth(liability, payoff, day)
  const { score, exact, parts } = scoreOf(ratedOn(liability, day.today), daysToDue)
  return {
    liability,
    id,
    balance: remaining,
    payoff,
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
