import { addDays, addMonthsClamped } from '@solvent/money'
import { type SumOfEntries, spentIn, sumsOfEntries } from '../../storage/tables/entry-summary-query'
import type { BooksView } from '../books/books'
import { total } from '../books/totals'
import { firstOfMonth } from './carried-reserve'

/** How many full months count, so that one unusual month does not decide. */
const MONTHS = 3

type Kind = 'income' | 'expense'

/**
 * How the entries of a kind changed the accounts in each of the last full months, in minor units. Null if one of them
 * has none: the person may not have recorded everything.
 */
export async function lastFullMonths(books: BooksView, kind: Kind): Promise<bigint[] | null> {
  const months = (await sumsByMonth(books, kind, lastMonths(books))).flatMap(({ accountKind, change }) =>
    accountKind === 'asset' ? [change] : [],
  )
  return months.length < MONTHS ? null : months
}

/** What the last full months together spent from accounts in some categories, in minor units. */
export async function spentFromAccounts(books: BooksView, categories: readonly string[]): Promise<bigint> {
  const sums = await sumsOfEntries(books, { kind: 'expense', ...lastMonths(books) })
  const wanted: readonly (string | null)[] = categories
  return total(
    sums
      .filter(({ by, accountKind, category }) => {
        return by === 'category' && accountKind === 'asset' && wanted.includes(category)
      })
      .map(spentIn),
  )
}

/** The income of this month so far, in minor units. */
export async function incomeThisMonth(books: BooksView): Promise<bigint> {
  const sums = await sumsByMonth(books, 'income', thisMonth(books))
  return total(sums.map(({ change }) => change))
}

/** All expenses of this month so far, also those on cards, in minor units. */
export async function spentThisMonth(books: BooksView): Promise<bigint> {
  const sums = await sumsByMonth(books, 'expense', thisMonth(books))
  return total(sums.map(spentIn))
}

function lastMonths(books: BooksView): Record<'from' | 'to', string> {
  const { from } = thisMonth(books)
  return { from: addMonthsClamped(from, -MONTHS), to: addDays(from, -1) }
}

function thisMonth({ today }: BooksView): Record<'from' | 'to', string> {
  return { from: firstOfMonth(today), to: today }
}

async function sumsByMonth(
  books: BooksView,
  kind: Kind,
  period: Record<'from' | 'to', string>,
): Promise<SumOfEntries[]> {
  const sums = await sumsOfEntries(books, { kind, ...period })
  return sums.filter(({ by }) => by === 'month')
}
