import { addMonthsClamped } from '@solvent/money'
import { sumsOfEntries } from '../../storage/tables/entry-summary-query'
import type { BooksView } from '../books/books'
import { firstOfMonth } from './carried-reserve'

/** How many full months count, so that one unusual month does not decide. */
const MONTHS = 3

interface RecordedMonths {
  /** Of each of the last three full months. */
  full: bigint[]
  /** Of this month so far. */
  current: bigint
}

/**
 * How the entries of a kind change the accounts by month, in minor units. Null if one of the last three full months has
 * none: the person may not have recorded everything.
 */
export async function recordedMonths(
  books: BooksView,
  kind: 'income' | 'expense',
): Promise<RecordedMonths | null> {
  const thisMonth = firstOfMonth(books.today)
  const from = addMonthsClamped(thisMonth, -MONTHS)
  const sums = await sumsOfEntries(books, { kind, from, to: books.today })
  const months = sums.filter(({ by }) => by === 'month')
  const full = months.filter(({ month }) => month !== thisMonth).map(({ change }) => change)
  if (full.length < MONTHS) return null
  return { full, current: months.find(({ month }) => month === thisMonth)?.change ?? 0n }
}
