import type { MonthCategory } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import { formatAmount } from '@solvent/ui'

type Limit = NonNullable<MonthCategory['limit']>

/** What a limit leaves: "$110.00 left, $10.00 a day, with $30.00 carried over". */
export function limitNote({ left, left_per_day, carried }: Limit): string {
  const parts = [left < 0 ? `${formatAmount(0 - left)} over the limit` : `${formatAmount(left)} left`]
  if (left_per_day !== null) parts.push(`${formatAmount(left_per_day)} a day`)
  if (carried > 0) parts.push(`with ${formatAmount(carried)} carried over`)
  if (carried < 0) parts.push(`with ${formatAmount(0 - carried)} overspent before`)
  return parts.join(', ')
}

/** How much could be spent in the month: the limit and what is carried. */
export function toRoom({ amount, carried }: Limit): number {
  return fromMinor(backToMinor(amount) + backToMinor(carried))
}
