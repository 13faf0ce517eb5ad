import { type DateString, type Frequency, monthsBetween } from '@solvent/money'
import type { Assessment } from './assessment'
import { ascending, type Comparator, compareIds, descending, inOrderOf } from './comparators'
import { fasterGrowthFirst } from './interest'
import type { PlanLiability } from './plan-liability'
import { priorityOf } from './score'

/**
 * Where money beyond the dues goes: to the highest effective rate, the smallest balance, the person's own
 * priority, or nowhere.
 */
export type Strategy = 'avalanche' | 'snowball' | 'priority' | 'minimum'

const byScore = descending<Assessment>((item) => item.exact)
/** '~' sorts after every digit, so debts without a due date come last. */
const byDueDate = ascending<Assessment>((item) => item.nextDue ?? '~')
const byRate: Comparator<Assessment> = (a, b) => fasterGrowthFirst(a.growth, b.growth)
const byBalance = ascending<Assessment>((item) => item.liability.remaining)
const byPriority = descending<Assessment>((item) => priorityOf(item.liability))
const byId: Comparator<Assessment> = (a, b) => compareIds(a.liability.id, b.liability.id)

/** The order in which dues are paid and the plan is listed. */
export const byRank = inOrderOf(byScore, byDueDate, byRate, byBalance, byId)

/** The order in which a strategy hands out extra money. */
export function byStrategy(
  strategy: Exclude<Strategy, 'minimum'>,
  today: DateString,
): Comparator<Assessment> {
  switch (strategy) {
    case 'avalanche':
      return inOrderOf(
        ascending((item) => Number(isIdle(item.liability, today))),
        byRate,
        byBalance,
        byId,
      )
    case 'snowball':
      return inOrderOf(byBalance, byRate, byId)
    case 'priority':
      return inOrderOf(byPriority, byRate, byBalance, byId)
  }
}

const MONTHS_PER_PERIOD: Record<Frequency, number> = { weekly: 1, monthly: 1, quarterly: 3, yearly: 12 }

/**
 * Whether a debt costs no interest before next month's plan: it bears none, or its first period, which begins
 * one period before the first due date, has not begun by then.
 */
function isIdle({ rateBp, frequency, firstDueDate }: PlanLiability, today: DateString): boolean {
  if (rateBp === 0) return true
  return firstDueDate !== null && monthsBetween(today, firstDueDate) > MONTHS_PER_PERIOD[frequency]
}
