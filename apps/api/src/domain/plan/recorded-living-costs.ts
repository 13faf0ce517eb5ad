import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import { fromMinor, maxOf } from '@solvent/money'
import type { BooksView } from '../books/books'
import { type Limit, limitsOf, outermost } from '../books/categories/limits-of'
import { total } from '../books/totals'
import { lastFullMonths, spentFromAccounts } from './recorded-months'

/**
 * The average of the expenses of the last full months, and the same with the person's limits in place of the categories
 * that have one. Only plans by day need them, and only if the person has not said what they spend.
 */
export async function recordedLivingCosts(
  books: BooksView,
  { pay, living_costs, hasRecurringPay }: PlanSettings & { hasRecurringPay: boolean },
): Promise<Pick<PlanInputs, 'recorded_living_costs' | 'limited_living_costs'>> {
  const hasDays = hasRecurringPay || (pay !== null && pay.kind !== 'irregular')
  if (!hasDays || living_costs !== null) return {}
  const [months, limits] = await Promise.all([lastFullMonths(books, 'expense'), limitsOf(books)])
  const count = BigInt(months?.length ?? 1)
  const recorded = months === null ? null : -total(months) / count
  const limited = limits.length === 0 ? null : await withLimits(books, limits, { recorded, count })
  return {
    ...(recorded !== null && { recorded_living_costs: fromMinor(recorded) }),
    ...(limited !== null && { limited_living_costs: fromMinor(limited) }),
  }
}

/** @param recorded the average of all expenses in minor units; null if it is not known */
async function withLimits(
  books: BooksView,
  limits: readonly Limit[],
  { recorded, count }: { recorded: bigint | null; count: bigint },
): Promise<bigint> {
  const sum = total(outermost(limits).map(({ amount }) => amount))
  if (recorded === null) return sum
  const limited = await spentFromAccounts(
    books,
    limits.flatMap(({ categories }) => categories),
  )
  return sum + maxOf(0n, recorded - limited / count)
}
