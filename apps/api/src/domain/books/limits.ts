import type { BodyOf, MonthCategory, setLimit as setLimitContract } from '@solvent/contracts'
import { addDays, daysBetween, endOfMonth, fromMinor, toMinor } from '@solvent/money'
import { deleteLimit, type LimitRow, saveLimit } from '../../storage/tables/limits-table'
import { type SpentInMonth, spentByMonth } from '../../storage/tables/spending-query'
import type { Services } from '../services'
import type { BooksView } from './books'
import { requireCategory } from './categories/category-names'
import { type Limit, limitsOf } from './categories/limits-of'
import { withBooks } from './with-books'

/**
 * Sets how much may be spent in a category from this month on, or removes the limit. What earlier months left of the
 * limit before stays carried, if both carry over.
 *
 * @throws DomainError `invalid_request` for an unknown category
 */
export async function setLimit(
  services: Services,
  userId: string,
  { category, amount, carries_over: carriesOver }: BodyOf<typeof setLimitContract>,
): Promise<void> {
  await withBooks(services, userId, async (books) => {
    if (amount === null) return deleteLimit(books, category)
    await requireCategory(books, 'expense', category)
    const before = (await limitsOf(books)).find((limit) => limit.category === category)
    const carried = before && carriesOver ? await carriedIntoToday(books, before) : 0n
    const since = `${books.today.slice(0, 7)}-01`
    await saveLimit(books, { category, amount: toMinor(amount), carriesOver, since, carried })
  })
}

/** The first day whose spending counts for a limit in a month. */
export function countsFrom({ carriesOver, since }: LimitRow, month: string): string {
  return carriesOver ? since : `${month}-01`
}

/** The limit of a category in a month, beside what is spent in it and its parts. */
export function toLimit(
  limit: Limit,
  { month, today, spent }: { month: string; today: string; spent: readonly SpentInMonth[] },
): NonNullable<MonthCategory['limit']> {
  const first = `${month}-01`
  const carried = carriedInto(first, limit, spent)
  const left = limit.amount + carried - spentIn(limit, month, spent)
  const isNow = month === today.slice(0, 7)
  const days = BigInt(daysBetween(today, endOfMonth(today)) + 1)
  return {
    amount: fromMinor(limit.amount),
    carried: fromMinor(carried),
    left: fromMinor(left),
    left_per_day: isNow && left > 0n ? fromMinor(left / days) : null,
    carries_over: limit.carriesOver,
  }
}

/** What the months before the month of a day left of a limit, or overspent if negative; in minor units. */
function carriedInto(day: string, limit: Limit, spent: readonly SpentInMonth[]): bigint {
  if (!limit.carriesOver) return 0n
  const until = `${day.slice(0, 7)}-01`
  let carried = limit.carried
  for (let first = limit.since; first < until; first = addDays(endOfMonth(first), 1)) {
    carried += limit.amount - spentIn(limit, first.slice(0, 7), spent)
  }
  return carried
}

function spentIn({ categories }: Limit, month: string, spent: readonly SpentInMonth[]): bigint {
  return spent
    .filter((one) => one.month === month && one.category !== null && categories.includes(one.category))
    .reduce((sum, one) => sum + one.spent, 0n)
}

async function carriedIntoToday(books: BooksView, limit: Limit): Promise<bigint> {
  const { today } = books
  const from = countsFrom(limit, today.slice(0, 7))
  return carriedInto(today, limit, await spentByMonth(books, { from, to: today }))
}
