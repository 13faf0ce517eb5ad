import { type DateString, maxOf } from '@solvent/money'
import { interestOfPayment, owedOn } from './accrual'
import { chargeOn, chargeShare, chargeWithin } from './early-charge'
import type { OwedDebt } from './plan-liability'
import { costOfInstalments, instalmentsDueThisMonth } from './schedule'

/** One regular instalment, the full cost of clearing the debt, or any amount. */
export type PaymentType = 'installment' | 'full' | 'partial'

/** A payment, with its amount in minor units. */
export interface Payment {
  amount: bigint
  type: PaymentType
}

/** What clears a debt today, in minor units: what is owed, and the charge for what is not yet due of it. */
export function payoffAmount(debt: OwedDebt, today: DateString): bigint {
  const owed = owedOn(debt, today)
  const share = chargeShare(debt, today)
  return share === 0 ? owed : owed + chargeOn(owed - dueThisMonth(debt, today), share)
}

/** The cost of the unpaid instalments that fall due by the end of the month, in minor units. */
export function dueThisMonth(debt: OwedDebt, today: DateString): bigint {
  return costOfInstalments(debt, instalmentsDueThisMonth(debt, today), owedOn(debt, today))
}

/**
 * The part of a payment that is the charge for paying early, in minor units. What falls due by the end of the month is
 * not early, nor is an instalment.
 */
export function chargeOfPayment(debt: OwedDebt, { amount, type }: Payment, today: DateString): bigint {
  const share = type === 'installment' ? 0 : chargeShare(debt, today)
  return share === 0 ? 0n : chargeWithin(maxOf(0n, amount - dueThisMonth(debt, today)), share)
}

/** What a payment adds to what is owed, in minor units: its charge, and interest as in `interestOfPayment`. */
export function addedByPayment(debt: OwedDebt, payment: Payment, today: DateString): bigint {
  const charge = chargeOfPayment(debt, payment, today)
  return charge + interestOfPayment(debt, payment.amount - charge, today)
}
