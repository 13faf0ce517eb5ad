import { type Entry, type EntryWithNotice, isRefund, type LimitNotice } from '@solvent/contracts'
import { endOfMonth, toMinor } from '@solvent/money'
import type { Books } from './books'
import { spendingOf } from './entry-sums'
import { filterEntries, isCounted } from './filter-entries'
import { moneyFor } from './money-for'
import { toMonthLimit } from './month-limit'
import { TODAY } from './today'

/** The entry as the answer to its save: an expense has a notice if it passes the limit of its category. */
export function withLimitNotice(books: Books, entry: Entry): EntryWithNotice {
  return entry.kind === 'expense' && !isRefund(entry) ? { ...entry, ...limitNotice(books, entry) } : entry
}

/** By how much this month's limit is passed; empty for an expense of another month, or within the limit. */
export function limitNotice(books: Books, { category, occurred_on }: Entry): LimitNotice {
  const month = TODAY.slice(0, 7)
  const limit = books.limits.find((one) => one.category === category)
  if (!limit || !occurred_on.startsWith(month)) return {}
  const entries = filterEntries(books, { from: `${month}-01`, to: endOfMonth(TODAY) }).filter(isCounted)
  const left = toMinor(toMonthLimit(limit, spendingOf(entries).get(category) ?? 0n, month).left)
  if (left >= 0n) return {}
  const money = moneyFor(books)
  const notice = `${category} is ${money(-left)} over its limit of ${money(toMinor(limit.amount))} this month.`
  return { limit_notice: notice }
}
