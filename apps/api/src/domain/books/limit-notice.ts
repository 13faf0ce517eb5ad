import { type Entry, type EntryWithNotice, isRefund, type LimitNotice } from '@solvent/contracts'
import { backToMinor, endOfMonth } from '@solvent/money'
import { allLimits } from '../../storage/tables/limits-table'
import { spentByMonth } from '../../storage/tables/spending-query'
import { moneyFor } from '../account/profile'
import type { BooksView } from './books'
import { countsFrom, toLimit } from './limits'

/** The entry as the answer to its save: an expense has a notice if it passes the limit of its category. */
export async function withLimitNotice(books: BooksView, entry: Entry): Promise<EntryWithNotice> {
  if (entry.kind !== 'expense' || isRefund(entry)) return entry
  return { ...entry, ...(await limitNotice(books, entry)) }
}

/**
 * By how much this month's limit is passed, with the expense that was just saved; empty for an expense of another
 * month, or within the limit.
 */
export async function limitNotice(
  books: BooksView,
  { category, occurred_on }: Pick<Entry, 'category' | 'occurred_on'>,
): Promise<LimitNotice> {
  const { today } = books
  const month = today.slice(0, 7)
  if (!occurred_on.startsWith(month)) return {}
  const limit = (await allLimits(books)).find((one) => one.category === category)
  if (!limit) return {}
  const spent = await spentByMonth(books, { from: countsFrom(limit, month), to: endOfMonth(today) })
  const { amount, left } = toLimit(limit, { month, today, spent })
  if (left >= 0) return {}
  const money = await moneyFor(books)
  const over = money(-backToMinor(left))
  return {
    limit_notice: `${category} is ${over} over its limit of ${money(backToMinor(amount))} this month.`,
  }
}
