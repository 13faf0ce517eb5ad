import { paymentRefusal } from '@solvent/contracts'
import { moneyFor } from '../account/profile'
import { DomainError } from '../domain-error'
import type { BooksView } from './books'

/** @throws DomainError `payment_not_positive`, `payment_exceeds_balance`, `insufficient_funds` */
export async function requirePayable(
  books: BooksView,
  payment: Omit<Parameters<typeof paymentRefusal>[0], 'money'>,
): Promise<void> {
  if (!paymentRefusal({ ...payment, money: String })) return
  // Only the text of a refusal needs the person's currency.
  const refusal = paymentRefusal({ ...payment, money: await moneyFor(books) })
  if (refusal) throw new DomainError(refusal.code, refusal.message)
}
