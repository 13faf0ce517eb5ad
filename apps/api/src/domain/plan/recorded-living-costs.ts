import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import type { BooksView } from '../books/books'
import { total } from '../books/totals'
import { lastFullMonths } from './recorded-months'

/**
 * The average of the expenses of the last full months. Only plans by day need it, and only if the person has not said
 * what they spend.
 */
export async function recordedLivingCosts(
  books: BooksView,
  { pay, living_costs, hasRecurringPay }: PlanSettings & { hasRecurringPay: boolean },
): Promise<Pick<PlanInputs, 'recorded_living_costs'>> {
  const hasDays = hasRecurringPay || (pay !== null && pay.kind !== 'irregular')
  if (!hasDays || living_costs !== null) return {}
  const months = await lastFullMonths(books, 'expense')
  if (!months) return {}
  return { recorded_living_costs: fromMinor(-total(months) / BigInt(months.length)) }
}
