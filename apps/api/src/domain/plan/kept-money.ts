import { addMonthsClamped, endOfMonth, maxOf, minOf } from '@solvent/money'
import { availableBudget } from '@solvent/plan'
import { type MonthReserveRow, reservesOfMonths } from '../../storage/tables/month-reserves-table'
import { paidBetween } from '../../storage/tables/payments-table'
import type { BooksView } from '../books/books'

/** What the plans of this month and the last one have said, and what was paid since. */
export interface ReserveHistory {
  last: MonthReserveRow | null
  /** What the plan of this month has said last; null before the first one. */
  current: MonthReserveRow | null
  /** Paid on debts last month, in minor units. */
  paidLastMonth: bigint
}

export async function reserveHistory(books: BooksView): Promise<ReserveHistory> {
  const thisMonth = firstOfMonth(books.today)
  const lastMonth = addMonthsClamped(thisMonth, -1)
  const [said, paidLastMonth] = await Promise.all([
    reservesOfMonths(books, lastMonth, thisMonth),
    paidBetween(books, lastMonth, endOfMonth(lastMonth)),
  ])
  const of = (wanted: string) => said.find(({ month }) => month === wanted) ?? null
  return { last: of(lastMonth), current: of(thisMonth), paidLastMonth }
}

/**
 * The reserve of last month as far as it is still there, in minor units: whoever has paid more than planned has less.
 *
 * @param monthlyIncome minor units
 */
export function keptMoney({ last, paidLastMonth }: ReserveHistory, monthlyIncome: bigint): bigint {
  if (last === null) return 0n
  return minOf(last.reserved, maxOf(0n, availableBudget(monthlyIncome) + last.kept - paidLastMonth))
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}
