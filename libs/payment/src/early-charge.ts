import type { Liability, PaymentType } from '@solvent/contracts'
import { backToMinor, maxOf, shareWithin } from '@solvent/money'

/** The percentage of the contract, times this, is a whole number. */
const UNITS_PER_PERCENT = 1_200
const UNITS = 100 * UNITS_PER_PERCENT

/** The part of a payment that is the lender's charge for paying early; both in minor units. */
export function earlyCharge({ early_payment }: Liability, type: PaymentType, amount: bigint): bigint {
  if (early_payment === null || type === 'installment') return 0n
  const early = maxOf(0n, amount - backToMinor(early_payment.free_amount))
  return shareWithin(early, Math.round(early_payment.percent * UNITS_PER_PERCENT), UNITS)
}

/** That of the payment that clears the debt. */
export function chargeToClear(liability: Liability): bigint {
  return earlyCharge(liability, 'full', backToMinor(liability.payoff_amount))
}
