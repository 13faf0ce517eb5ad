import type { BodyOf, payLiability } from '@solvent/contracts'
import { deleteScheduledPayment } from '../../storage/tables/scheduled-payments-table'
import { type CompletedPayment, pay } from '../books/payments'
import { requireScheduled } from '../books/require-scheduled'
import { withBooks } from '../books/with-books'
import type { Services } from '../services'
import { fromReceived } from './from-received'

/**
 * Makes a payment. If it was scheduled, it is no longer.
 *
 * @throws DomainError as `pay` does, and `not_found` without the scheduled payment
 */
export function payDebt(
  services: Services,
  userId: string,
  id: string,
  { scheduled_payment_id: scheduledId, ...payment }: BodyOf<typeof payLiability>,
): Promise<CompletedPayment> {
  return withBooks(services, userId, async (books) => {
    if (scheduledId) await requireScheduled(books, scheduledId)
    const paid = await pay(books, { ...payment, id }, fromReceived)
    if (scheduledId) await deleteScheduledPayment(books, scheduledId)
    return paid
  })
}
