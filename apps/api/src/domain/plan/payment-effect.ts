import { fromMinor } from '@solvent/money'
import { isBeyondDues } from '@solvent/plan/answers'
import { type LiabilityRow, liabilitiesById, liabilityBefore } from '../../storage/tables/liabilities-table'
import { findPayment, type PaymentRow } from '../../storage/tables/payments-table'
import { afterPayment } from '../books/after-payment'
import type { BooksView } from '../books/books'
import { toDueLiability } from '../books/liability-view'
import { readBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { planBasis, toPlannedLiability } from './plan-inputs'

/**
 * Describes what the part of a payment beyond the dues of its month achieved. Null if there is no such part, it changes
 * nothing, the payment was made on another day, or the balance of the debt has changed since.
 *
 * @param entryId the entry of the payment
 * @throws DomainError `not_found` if it is no payment
 */
export async function paymentEffect(
  services: Services,
  userId: string,
  entryId: string,
): Promise<string | null> {
  const found = await readBooks(services, userId, async (books) => {
    const [payment, before] = await Promise.all([
      findPayment(books, entryId),
      liabilityBefore(books, entryId),
    ])
    if (!payment || !before) throw new DomainError('not_found')
    if (!(await isLatestExtra(books, payment, before))) return null
    const { inputs, settings } = await planBasis(books)
    const paid = { before: toPlannedLiability(before, books.today), amount: fromMinor(payment.amount) }
    return { plan: { inputs, ...settings }, paid }
  })
  if (!found) return null
  const request = { userId, debts: found.plan.inputs.liabilities.length }
  return services.plans.run(request, 'effect', found.plan, found.paid)
}

/** Whether a payment of today exceeds the dues, and the debt owes what it left. */
async function isLatestExtra(books: BooksView, payment: Payment, before: LiabilityRow): Promise<boolean> {
  const { today } = books
  const { amount, paymentType: type } = payment
  const debt = toDueLiability(before, today)
  if (payment.paidOn !== today || !isBeyondDues(debt, amount, today)) return false
  const [now] = await liabilitiesById(books, [before.id])
  return now?.remaining === afterPayment(before, debt, { amount, type, on: today }).remaining
}

type Payment = Pick<PaymentRow, 'amount' | 'paymentType' | 'paidOn'>
