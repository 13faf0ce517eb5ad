import type { Liability } from '@solvent/contracts'
import { formatAmount } from '@solvent/ui'
import { accruedInterest, amountOf, toPaymentValues } from './payment-values'

/** The three ways to pay, with the amount if it is known. */
export function paymentOptions(liability: Liability) {
  const instalment = amountOf(liability, toPaymentValues(liability))
  return [
    { value: 'installment', label: 'Installment', hint: formatAmount(instalment) },
    { value: 'full', label: 'Full balance', hint: fullHint(liability) },
    { value: 'partial', label: 'Other amount', hint: 'Choose an amount' },
  ] as const
}

/** The amount that pays off the debt, with its interest. */
function fullHint(liability: Liability): string {
  const payoff = formatAmount(liability.payoff_amount)
  const interest = accruedInterest(liability)
  return interest > 0 ? `${payoff}, including ${formatAmount(interest)} interest` : payoff
}
