import { addDays, addMonthsClamped } from '@solvent/money'
import { sumsOfEntries } from '../../storage/tables/entry-summary-query'
import type { BooksView } from '../books/books'
import { firstOfMonth } from './carried-reserve'

/** How many full months count, so that one unusual month does not decide. */
const MONTHS = 3

type Kind = 'income' | 'expense'

/**
 * How the entries of a kind changed the accounts in each of the last full months, in minor units. Null if one of them
 * has none: the person may not have recorded everything.
 */
export async function lastFullMonths(books: BooksView, kind: Kind): Promise<bigint[] | null> {
  const thisMonth = firstOfMonth(books.today)
  const last = { from: addMonthsClamped(thisMonth, -MONTHS), to: addDays(thisMonth, -1) }
  const months = await sumsByMonth(books, kind, last)
  return months.length < MONTHS ? null : months
}

/** The same in this month so far; 0 without entries. */
export async function thisMonthSoFar(books: BooksView, kind: Kind): Promise<bigint> {
  const [sum = 0n] = await sumsByMonth(books, kind, { from: firstOfMonth(books.today), to: books.today })
  return sum
}

async function sumsByMonth(
  books: BooksView,
  kind: Kind,
  period: Record<'from' | 'to', string>,
): Promise<bigint[]> {
  const sums = await sumsOfEntries(books, { kind, ...period })
  return sums.filter(({ by }) => by === 'month').map(({ change }) => change)
}
