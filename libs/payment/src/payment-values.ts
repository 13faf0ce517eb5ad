import type { Liability, PaymentType } from '@solvent/contracts'
import { backToMinor, formatMinor, fromMinor, minOf } from '@solvent/money'
import { parseNumber } from '@solvent/screen-kit'

/** The values of the dialog's fields. */
export type PaymentValues = { payment_type: PaymentType; payment_account: string; payment_amount: string }

/** The amount of one instalment, in minor units: at most the payoff amount. */
function instalmentOf({ installment_amount, payoff_amount }: Liability): bigint {
  return minOf(backToMinor(installment_amount), backToMinor(payoff_amount))
}

/** The interest accrued since the last due date, which the final payment includes, as a decimal. */
export function accruedInterest({ payoff_amount, remaining_amount }: Liability): number {
  return fromMinor(backToMinor(payoff_amount) - backToMinor(remaining_amount))
}

/** What is owed after a payment, both in minor units. A payment that reaches the balance posts the accrued interest. */
export function owedAfter({ payoff_amount, remaining_amount }: Liability, amount: bigint): bigint {
  const remaining = backToMinor(remaining_amount)
  return (amount < remaining ? remaining : backToMinor(payoff_amount)) - amount
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
