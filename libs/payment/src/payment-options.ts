import type { Liability } from '@solvent/contracts'
import { formatAmount } from '@solvent/ui'
import { amountOf, toPaymentValues } from './payment-values'

/** The three ways to pay, each with its amount where it is known. */
export function paymentOptions(liability: Liability) {
  const instalment = amountOf(liability, toPaymentValues(liability))
  return [
    { value: 'installment', label: 'Installment', hint: formatAmount(instalment) },
    { value: 'full', label: 'Full balance', hint: formatAmount(liability.remaining_amount) },
    { value: 'partial', label: 'Other amount', hint: 'You choose' },
  ] as const
}
