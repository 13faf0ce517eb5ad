import { paidFromReceived } from '@solvent/plan'
import { budgetOf, releasedIncome } from '@solvent/plan/answers'
import { receivedForDebts } from '../../storage/tables/received-money'
import { requireUser } from '../account/profile'
import type { BooksView } from '../books/books'
import { carriedReserve, reserveHistory } from './carried-reserve'
import { paidThisMonth } from './plan-inputs'
import { planSettings } from './plan-settings'
import { plannedIncome } from './planned-income'

/**
 * The part of a payment that comes from received money, in minor units, by its amount: the budget of the month pays
 * first, then the money that was received for debts.
 */
export async function fromReceived(books: BooksView): Promise<(amount: bigint) => bigint> {
  const received = await receivedForDebts(books)
  // Most people have none.
  if (received === 0n) return () => 0n
  const [user, settings, history, paid] = await Promise.all([
    requireUser(books),
    planSettings(books),
    reserveHistory(books),
    paidThisMonth(books),
  ])
  const month = { budget: settings.budget, ...(await plannedIncome(books, settings, user)) }
  const budget = budgetOf(month)
  const available = {
    budget,
    openingReserve: carriedReserve(history, budget) + releasedIncome(month),
    paidThisMonth: paid.amount - paid.fromReceived,
    received,
  }
  return (amount) => paidFromReceived(amount, available)
}
