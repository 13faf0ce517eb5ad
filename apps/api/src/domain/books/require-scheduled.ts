import { lockScheduledPayment, type ScheduledPaymentRow } from '../../storage/tables/scheduled-payments-table'
import { DomainError } from '../domain-error'
import type { Books } from './books'

/**
 * The scheduled payment, locked until the transaction ends.
 *
 * @throws DomainError `not_found`
 */
export async function requireScheduled(books: Books, id: string): Promise<ScheduledPaymentRow> {
  const row = await lockScheduledPayment(books, id)
  if (row) return row
  throw new DomainError('not_found', 'This payment is no longer scheduled. It may already be paid.')
}
