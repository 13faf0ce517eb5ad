import { monthsPerPeriod } from '@solvent/money'
import { ascending, type Comparator, compareIds, descending, inOrderOf } from './comparators'
import { type ComparableRate, higherRateFirst } from './effective-rate'

/**
 * Which of the debts that bear interest gets money beyond the dues: the one with the highest effective rate, the
 * smallest balance, the highest user priority, or none.
 */
export type Strategy = 'avalanche' | 'snowball' | 'priority' | 'minimum'

/** What the strategies order debts by. */
export interface ExtraTarget {
  id: string
  rate: ComparableRate
  /** Minor units. */
  balance: bigint | number
  /** The user's priority, 1 to 100. */
  priority: number
  /** Whether it costs no interest before next month's plan. */
  idle: boolean
}

const byRate: Comparator<ExtraTarget> = (a, b) => higherRateFirst(a.rate, b.rate)
const byBalance = ascending<ExtraTarget>(({ balance }) => balance)
const byPriority = descending<ExtraTarget>(({ priority }) => priority)
const idleLast: Comparator<ExtraTarget> = (a, b) => Number(a.idle) - Number(b.idle)
const byId: Comparator<ExtraTarget> = (a, b) => compareIds(a.id, b.id)

const avalanche = inOrderOf(idleLast, byRate, byBalance, byId)
const snowball = inOrderOf(idleLast, byBalance, byRate, byId)
const priority = inOrderOf(idleLast, byPriority, byRate, byBalance, byId)

/** The order in which a strategy assigns extra money; debts that cost nothing yet come last. */
export const extraOrder: Readonly<Record<Exclude<Strategy, 'minimum'>, Comparator<ExtraTarget>>> = {
  avalanche,
  snowball,
  priority,
}

/**
 * Whether a debt costs no interest before next month's plan: it bears none, or its first period, which begins
 * one period before the first due date, has not begun by then.
 *
 * @param monthsToFirst calendar months to the first due date, negative if it has passed, null without one
 */
export function isIdle({ rateBp, frequency }: ComparableRate, monthsToFirst: number | null): boolean {
  if (rateBp === 0) return true
  return monthsToFirst !== null && monthsToFirst > monthsPerPeriod(frequency)
}
