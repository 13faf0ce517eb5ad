import type { Liability, PaymentType } from '@solvent/contracts'
import { backToMinor, formatMinor, fromMinor, minOf } from '@solvent/money'
import { enteredNumber } from '@solvent/screen-kit'

/** What the fields of the dialog hold. */
export type PaymentValues = { payment_type: PaymentType; payment_account: string; payment_amount: string }

/** What one instalment takes, in minor units: never more than what clears it. */
function instalmentOf({ installment_amount, payoff_amount }: Liability): bigint {
  return minOf(backToMinor(installment_amount), backToMinor(payoff_amount))
}

/** The interest run up since the last due date, which is paid with the last of it; a decimal. */
export function interestRunUp({ payoff_amount, remaining_amount }: Liability): number {
  return fromMinor(backToMinor(payoff_amount) - backToMinor(remaining_amount))
}

/** What a payment of `amount` minor units leaves owed, in minor units: what reaches the balance posts that interest. */
export function owedAfter({ payoff_amount, remaining_amount }: Liability, amount: bigint): bigint {
  const remaining = backToMinor(remaining_amount)
  return (amount < remaining ? remaining : backToMinor(payoff_amount)) - amount
}

/** What the payment takes, as a decimal: 0 while no amount is entered, and as it is typed where it is no amount. */
export function amountOf(liability: Liability, { payment_type, payment_amount }: PaymentValues): number {
  if (payment_type === 'full') return liability.payoff_amount
  if (payment_type === 'installment') return fromMinor(instalmentOf(liability))
  return enteredNumber(payment_amount) ?? 0
}

/** The dialog as it opens: with an instalment, or with the way to pay that makes the given amount, a decimal. */
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
