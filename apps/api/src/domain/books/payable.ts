import { paymentRefusal } from '@solvent/contracts'
import { DomainError } from '../domain-error'

/** @throws DomainError `payment_not_positive`, `payment_exceeds_balance`, `insufficient_funds` */
export function requirePayable(payment: Parameters<typeof paymentRefusal>[0]): void {
  const refusal = paymentRefusal(payment)
  if (refusal) throw new DomainError(refusal.code, refusal.message)
}
