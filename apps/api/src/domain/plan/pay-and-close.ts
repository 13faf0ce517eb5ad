import type { BodyOf, payLiability, ResponseOf } from '@solvent/contracts'
import { closedDebt } from '../books/closed-debt'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { payDebt } from './pay-debt'

/**
 * Makes a payment, and describes what the debt cost if that pays it off.
 *
 * @throws DomainError as `payDebt` does
 */
export async function payAndClose(
  services: Services,
  userId: string,
  id: string,
  payment: BodyOf<typeof payLiability>,
): Promise<ResponseOf<typeof payLiability>> {
  const { entryId, liability, before } = await payDebt(services, userId, id, payment)
  // The payment is saved already, so a failure here must not fail the request.
  const closed = liability.is_completed
    ? await readBooks(services, userId, (books) => closedDebt(books, before)).catch(() => null)
    : null
  return { ...liability, entry_id: entryId, closed }
}
