import type { PlanInputs, PlanSettings } from '@solvent/contracts'
import { fromMinor, minOf } from '@solvent/money'
import type { UserRow } from '../../storage/tables/users-table'
import type { BooksView } from '../books/books'
import { incomeThisMonth, lastFullMonths } from './recorded-months'

export type PlannedIncome = Pick<PlanInputs, 'monthly_income' | 'income_so_far'>

/**
 * The income a plan counts on: the person's monthly income, or the smallest of the last full months if it comes
 * irregularly and each of them has some recorded.
 */
export async function plannedIncome(
  books: BooksView,
  { pay }: PlanSettings,
  user: Pick<UserRow, 'monthlyIncome'>,
): Promise<PlannedIncome> {
  const months = pay?.kind === 'irregular' ? await lastFullMonths(books, 'income') : null
  if (!months) return { monthly_income: fromMinor(user.monthlyIncome) }
  return {
    monthly_income: fromMinor(months.reduce(minOf)),
    income_so_far: fromMinor(await incomeThisMonth(books)),
  }
}
