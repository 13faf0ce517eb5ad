import type { Liability, PaymentType } from '@solvent/contracts'
import { backToMinor, formatMinor, fromMinor, minOf } from '@solvent/money'
import { enteredNumber } from '@solvent/screen-kit'

/** What the fields of the dialog hold. */
export type PaymentValues = { payment_type: PaymentType; payment_account: string; payment_amount: string }

/** What one instalment takes, in minor units: never more than what is left. */
function instalmentOf({ installment_amount, remaining_amount }: Liability): bigint {
  return minOf(backToMinor(installment_amount), backToMinor(remaining_amount))
}

/** What the payment takes, as a decimal: 0 while no amount is entered, and as it is typed where it is no amount. */
export function amountOf(liability: Liability, { payment_type, payment_amount }: PaymentValues): number {
  if (payment_type === 'full') return liability.remaining_amount
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
  if (minor === backToMinor(liability.remaining_amount)) return pays('full')
  return pays('partial', formatMinor(minor))
}
