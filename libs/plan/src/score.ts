import { type DateString, daysBetween, periodsPerYear } from '@solvent/money'
import { ratedOn } from './lender-terms'
import type { PlanLiability } from './plan-liability'
import { nextDueDate } from './schedule'

/** Score points in millionths; the four add up to `exact`. */
export interface ScoreParts {
  /** The user's priority: 0 to 40 points. */
  priority: number
  /** How near or overdue the next due date is: 0 to 45 points. */
  dueDate: number
  /** The yearly interest rate: 0 to 10 points. */
  rate: number
  /** How near the debt is to being paid off: 0 to 5 points. */
  payoff: number
}

export interface PriorityScore {
  /** 0 to 100, rounded half up, for display. */
  score: number
  /** The same unrounded, in millionths of a point, for sorting. */
  exact: number
  parts: ScoreParts
}

const DEFAULT_PRIORITY = 50
const DUE_TODAY = 900_000
/** Overdue debts rise from `DUE_TODAY` to the full million over this many days. */
const MAX_DAYS_OVERDUE = 30
/** Debts due in this many days have half of `DUE_TODAY`, later ones less. */
const DAYS_TO_HALF = 30
/** The rate, in basis points, whose value is half of the limit that rates approach; 100% is the full million. */
const HALF_RATE_BP = 1_500

/**
 * How urgent and important a debt is today, from the debt alone: other debts do not change it. It never falls
 * when the priority or rate rises, the due date comes nearer or further overdue, or the remaining amount falls.
 */
export function priorityScore(liability: PlanLiability, today: DateString): PriorityScore {
  const due = nextDueDate(liability)
  return scoreOf(ratedOn(liability, today), due === null ? null : daysBetween(today, due))
}

/** What the score depends on besides the due date. */
type Scored = Pick<PlanLiability, 'priority' | 'rateBp' | 'instalment' | 'frequency' | 'remaining'>

/** @param daysToDue from today to the next due date, negative if overdue, null without one */
export function scoreOf(debt: Scored, daysToDue: number | null): PriorityScore {
  const parts = {
    priority: 40 * priorityValue(debt),
    dueDate: daysToDue === null ? 0 : 45 * dueDateValue(daysToDue),
    rate: 10 * rateValue(debt.rateBp),
    payoff: 5 * payoffValue(debt),
  }
  const exact = parts.priority + parts.dueDate + parts.rate + parts.payoff
  return { score: Math.floor((exact + 500_000) / 1_000_000), exact, parts }
}

/** The user's priority, clamped to 1 to 100; 50 if missing. */
export function priorityOf({ priority }: Pick<PlanLiability, 'priority'>): number {
  return Math.min(100, Math.max(1, priority ?? DEFAULT_PRIORITY))
}

// Each value below is 0 to 1,000,000 and rounded down, so that every language computes the same score.

function priorityValue(liability: Scored): number {
  return Math.floor(((priorityOf(liability) - 1) * 1_000_000) / 99)
}

function dueDateValue(daysToDue: number): number {
  if (daysToDue >= 0) return Math.floor((DUE_TODAY * DAYS_TO_HALF) / (DAYS_TO_HALF + daysToDue))
  return DUE_TODAY + Math.floor((Math.min(-daysToDue, MAX_DAYS_OVERDUE) * 100_000) / MAX_DAYS_OVERDUE)
}

function rateValue(rateBp: number): number {
  return Math.floor((1_150_000 * rateBp) / (rateBp + HALF_RATE_BP))
}

/** Up to here a million times a sum of cents is exact in a `number`, which is many times faster than a bigint. */
const MAX_SUM_AS_NUMBER = 9_000_000_000n

/** One half when a year of instalments pays the debt off, more if it takes less. */
function payoffValue({ instalment, frequency, remaining }: Scored): number {
  const aYear = instalment * BigInt(periodsPerYear(frequency))
  const paid = aYear === 0n ? remaining : aYear
  const sum = paid + remaining
  if (paid === 0n) return 1_000_000
  if (sum <= MAX_SUM_AS_NUMBER) return Math.floor((1_000_000 * Number(paid)) / Number(sum))
  return Number((1_000_000n * paid) / sum)
}
