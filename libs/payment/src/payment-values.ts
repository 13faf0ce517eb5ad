import type { Liability, PaymentType } from '@solvent/contracts'
import { backToMinor, formatMinor, fromMinor, minOf } from '@solvent/money'
import { parseNumber } from '@solvent/screen-kit'
import { chargeToClear, earlyCharge } from './early-charge'

/** The values of the dialog's fields. */
export type PaymentValues = { payment_type: PaymentType; payment_account: string; payment_amount: string }

/** What is owed today with the interest accrued since the last due date, in minor units. */
function owedNow(liability: Liability): bigint {
  return backToMinor(liability.payoff_amount) - chargeToClear(liability)
}

/** The amount of one instalment, in minor units: at most what is owed. */
function instalmentOf(liability: Liability): bigint {
  return minOf(backToMinor(liability.installment_amount), owedNow(liability))
}

/** The interest accrued since the last due date, which the final payment includes, as a decimal. */
export function accruedInterest(liability: Liability): number {
  return fromMinor(owedNow(liability) - backToMinor(liability.remaining_amount))
}

/** What is owed after a payment, both in minor units. A payment that reaches the balance posts the accrued interest. */
export function owedAfter(liability: Liability, type: PaymentType, amount: bigint): bigint {
  const remaining = backToMinor(liability.remaining_amount)
  const paidOff = amount - earlyCharge(liability, type, amount)
  return (paidOff < remaining ? remaining : owedNow(liability)) - paidOff
}

/** The amount of the payment, as a decimal; 0 if none is entered. It is not validated. */
export function amountOf(liability: Liability, { payment_type, payment_amount }: PaymentValues): number {
  if (payment_type === 'full') return liability.payoff_amount
  if (payment_type === 'installment') return fromMinor(instalmentOf(liability))
  return parseNumber(payment_amount) ?? 0
}

/** The initial values of the dialog: an instalment, or the payment type that matches the given decimal amount. */
export function toPaymentValues(liability: Liability, amount?: number): PaymentValues {
  const pays = (payment_type: PaymentType, payment_amount = '') => ({
    payment_type,
    payment_amount,
    payment_account: '',
  })
  const instalment = instalmentOf(liability)
  const minor = amount === undefined ? instalment : backToMinor(amount)
  if (minor === instalment) return pays('installment')
  if (minor === backToMinor(liability.payoff_amount)) return pays('full')
  return pays('partial', formatMinor(minor))
}
