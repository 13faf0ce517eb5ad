import type { Liability, PaymentType } from '@solvent/contracts'
import { enteredNumber } from '@solvent/screen-kit'

/** What the fields of the dialog hold. */
export type PaymentValues = { payment_type: PaymentType; payment_account: string; payment_amount: string }

/** What one instalment takes: never more than what is left. */
function instalmentOf({ installment_amount, remaining_amount }: Liability): number {
  return Math.min(installment_amount, remaining_amount)
}

/** What the payment takes; 0 while no amount is entered, and NaN for what is none. */
export function amountOf(liability: Liability, { payment_type, payment_amount }: PaymentValues): number {
  if (payment_type === 'full') return liability.remaining_amount
  if (payment_type === 'installment') return instalmentOf(liability)
  return enteredNumber(payment_amount) ?? 0
}

/** The dialog as it opens: with an instalment, or with the way to pay that makes the given amount. */
export function toPaymentValues(liability: Liability, amount = instalmentOf(liability)): PaymentValues {
  const pays = (payment_type: PaymentType, payment_amount = '') => ({
    payment_type,
    payment_amount,
    payment_account: '',
  })
  if (amount === instalmentOf(liability)) return pays('installment')
  if (amount === liability.remaining_amount) return pays('full')
  return pays('partial', amount.toFixed(2))
}
