import { addMonthsClamped, endOfMonth, maxOf, minOf } from '@solvent/money'
import { type MonthReserveRow, reservesOfMonths } from '../../storage/tables/month-reserves-table'
import { paidBetween } from '../../storage/tables/payments-table'
import type { BooksView } from '../books/books'

/** The reserves planned last month and this month, and what was paid last month. */
export interface ReserveHistory {
  last: MonthReserveRow | null
  /** From the latest plan of this month; null before the first one. */
  current: MonthReserveRow | null
  /** Paid on debts last month, without received money; in minor units. */
  paidLastMonth: bigint
}

export async function reserveHistory(books: BooksView): Promise<ReserveHistory> {
  const thisMonth = firstOfMonth(books.today)
  const lastMonth = addMonthsClamped(thisMonth, -1)
  const [rows, paid] = await Promise.all([
    reservesOfMonths(books, lastMonth, thisMonth),
    paidBetween(books, lastMonth, endOfMonth(lastMonth)),
  ])
  const of = (wanted: string) => rows.find(({ month }) => month === wanted) ?? null
  return { last: of(lastMonth), current: of(thisMonth), paidLastMonth: paid.amount - paid.fromReceived }
}

/**
 * What is left of last month's reserve, in minor units: paying more than planned reduces it.
 *
 * @param budget what may go to debts each month, in minor units
 */
export function carriedReserve({ last, paidLastMonth }: ReserveHistory, budget: bigint): bigint {
  if (last === null) return 0n
  return minOf(last.reserved, maxOf(0n, budget + last.kept - paidLastMonth))
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}
