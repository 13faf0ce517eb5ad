import type { MonthTotals } from './month-totals'
import type { Projection } from './projection'

type Months = Pick<Projection, 'timeline'>

/** Whether the money covers what is due in every month. */
export function coversDues({ timeline }: Months): boolean {
  return timeline.every(({ shortBy }) => shortBy === 0n)
}

/**
 * Whether everything that falls due from today on is paid on time. What is overdue already may take several months to
 * catch up, so no month may leave more of its dues unpaid than the one before. Amounts are in whole minor units.
 *
 * @param overdue today
 */
export function paysOnTime(months: readonly Pick<MonthTotals, 'shortBy'>[], overdue: number): boolean {
  return months.every(({ shortBy }, number) => shortBy <= (months[number - 1]?.shortBy ?? overdue))
}

/** Whether no month sets money aside for later dues. */
export function hasNoReserve({ timeline }: Months): boolean {
  return timeline.every(({ reserved }) => reserved === 0n)
}
