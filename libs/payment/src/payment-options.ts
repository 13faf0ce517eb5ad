import type { Liability } from '@solvent/contracts'
import { formatAmount } from '@solvent/ui'
import { amountOf, interestRunUp, toPaymentValues } from './payment-values'

/** The three ways to pay, each with its amount where it is known. */
export function paymentOptions(liability: Liability) {
  const instalment = amountOf(liability, toPaymentValues(liability))
  return [
    { value: 'installment', label: 'Installment', hint: formatAmount(instalment) },
    { value: 'full', label: 'Full balance', hint: fullHint(liability) },
    { value: 'partial', label: 'Other amount', hint: 'You choose' },
  ] as const
}

/** What clears the debt, with the interest in it. */
function fullHint(liability: Liability): string {
  const payoff = formatAmount(liability.payoff_amount)
  const interest = interestRunUp(liability)
  return interest > 0 ? `${payoff}, ${formatAmount(interest)} of it interest so far` : payoff
}
