import type { MonthCategory } from '@solvent/contracts'
import { daysBetween, endOfMonth, fromMinor, toMinor } from '@solvent/money'
import type { CategoryLimit } from './people'
import { TODAY } from './today'

/** A limit with what is left of it in a month, in which so much was spent in minor units. */
export function toMonthLimit(
  { amount, carries_over, carried = 0 }: CategoryLimit,
  spent: bigint,
  month: string,
): NonNullable<MonthCategory['limit']> {
  const left = toMinor(amount) + toMinor(carried) - spent
  const isThisMonth = TODAY.startsWith(month)
  const days = daysBetween(TODAY, endOfMonth(TODAY)) + 1
  return {
    amount,
    carried,
    left: fromMinor(left),
    left_per_day: isThisMonth && left > 0n ? fromMinor(left / BigInt(days)) : null,
    carries_over,
  }
}
