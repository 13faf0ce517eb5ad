import { type Entry, type EntryWithNotice, isRefund, type LimitNotice } from '@solvent/contracts'
import { backToMinor, endOfMonth } from '@solvent/money'
import { spentByMonth } from '../../storage/tables/spending-query'
import { moneyFor } from '../account/profile'
import type { BooksView } from './books'
import { type Limit, limitsOf } from './categories/limits-of'
import { countsFrom, toLimit } from './limits'

/** The entry as the answer to its save: an expense has a notice if it passes the limit of its category. */
export async function withLimitNotice(books: BooksView, entry: Entry): Promise<EntryWithNotice> {
  if (entry.kind !== 'expense' || isRefund(entry)) return entry
  return { ...entry, ...(await limitNotice(books, entry)) }
}

/**
 * By how much this month's limit is passed, with the expense that was just saved; empty for an expense of another
 * month, or within the limits of its categories and of those that they are a part of.
 */
export async function limitNotice(
  books: BooksView,
  { category, parts, occurred_on }: Pick<Entry, 'category' | 'parts' | 'occurred_on'>,
): Promise<LimitNotice> {
  const month = books.today.slice(0, 7)
  if (!occurred_on.startsWith(month)) return {}
  const spentOn = parts ? parts.map((part) => part.category) : [category ?? '']
  const limits = (await limitsOf(books)).filter((limit) =>
    limit.categories.some((one) => spentOn.includes(one)),
  )
  for (const limit of limits.toSorted((a, b) => a.categories.length - b.categories.length)) {
    const notice = await passedText(books, limit)
    if (notice !== null) return { limit_notice: notice }
  }
  return {}
}

async function passedText(books: BooksView, limit: Limit): Promise<string | null> {
  const { today } = books
  const month = today.slice(0, 7)
  const spent = await spentByMonth(books, { from: countsFrom(limit, month), to: endOfMonth(today) })
  const { amount, left } = toLimit(limit, { month, today, spent })
  if (left >= 0) return null
  const money = await moneyFor(books)
  const over = money(-backToMinor(left))
  return `${limit.category} is ${over} over its limit of ${money(backToMinor(amount))} this month.`
}
