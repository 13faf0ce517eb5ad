import type { CashFlowFields, ResponseOf, recordExpense as recordExpenseContract } from '@solvent/contracts'
import { backToMinor, endOfMonth } from '@solvent/money'
import { spentByMonth } from '../../storage/tables/spending-query'
import { moneyFor } from '../account/profile'
import type { Services } from '../services'
import type { BooksView } from './books'
import { limitsOf } from './categories/limits-of'
import { countsFrom, toLimit } from './limits'
import { openBooks } from './open-books'
import { recordedEntry } from './recorded-entry'
import { recordExpense } from './records'
import { inOneTransaction } from './with-books'

/**
 * Records an expense and returns its entry, with a notice if it passes the limit of its category.
 *
 * @throws DomainError as `recordExpense` does
 */
export function recordedExpense(
  services: Services,
  userId: string,
  expense: CashFlowFields,
): Promise<ResponseOf<typeof recordExpenseContract>> {
  return inOneTransaction(services, userId, async (within, tx) => {
    const entry = await recordedEntry(within, userId, recordExpense, expense)
    const notice = await limitNotice(openBooks(within, tx), expense)
    return notice === null ? entry : { ...entry, limit_notice: notice }
  })
}

/** By how much this month's limit is passed; null for an expense of another month, or within the limit. */
async function limitNotice(
  books: BooksView,
  { category, occurred_on }: CashFlowFields,
): Promise<string | null> {
  const { today } = books
  const month = today.slice(0, 7)
  const limit = (await limitsOf(books)).find(({ categories }) => categories.includes(category))
  if (!limit || !occurred_on.startsWith(month)) return null
  const spent = await spentByMonth(books, { from: countsFrom(limit, month), to: endOfMonth(today) })
  const { amount, left } = toLimit(limit, { month, today, spent })
  if (left >= 0) return null
  const money = await moneyFor(books)
  const over = money(-backToMinor(left))
  return `${limit.category} is ${over} over its limit of ${money(backToMinor(amount))} this month.`
}
