import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import { addDays, addMonthsClamped, fromMinor } from '@solvent/money'
import { sumsOfEntries } from '../../storage/tables/entry-summary-query'
import type { BooksView } from '../books/books'
import { total } from '../books/totals'
import { firstOfMonth } from './carried-reserve'

/** How many full months are averaged, so that one unusual month does not decide. */
const MONTHS = 3

/**
 * The average of the expenses of the last full months, if each of them has some: with fewer, the journal is not all the
 * person spends. Only plans by day need it, and only if the person has not said what they spend.
 */
export async function recordedLivingCosts(
  books: BooksView,
  { pay, living_costs }: PlanSettings,
): Promise<Pick<PlanInputs, 'recorded_living_costs'>> {
  if (pay === null || pay.kind === 'irregular' || living_costs !== null) return {}
  const thisMonth = firstOfMonth(books.today)
  const last = { from: addMonthsClamped(thisMonth, -MONTHS), to: addDays(thisMonth, -1) }
  const sums = await sumsOfEntries(books, { kind: 'expense', ...last })
  const months = sums.filter(({ by }) => by === 'month')
  if (months.length < MONTHS) return {}
  return { recorded_living_costs: fromMinor(-total(months.map(({ change }) => change)) / BigInt(MONTHS)) }
}
