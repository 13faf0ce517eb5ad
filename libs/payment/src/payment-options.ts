import type { Liability } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { formatAmount } from '@solvent/ui'
import { chargeToClear } from './early-charge'
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

/** The amount that pays off the debt, with its interest and its charge. */
function fullHint(liability: Liability): string {
  const payoff = formatAmount(liability.payoff_amount)
  const interest = accruedInterest(liability)
  const charge = fromMinor(chargeToClear(liability))
  const included = [
    interest > 0 && `${formatAmount(interest)} interest`,
    charge > 0 && `a charge of ${formatAmount(charge)} for paying early`,
  ].filter(Boolean)
  return included.length > 0 ? `${payoff}, including ${included.join(' and ')}` : payoff
}
