import type { FileDebt } from '@solvent/contracts'
import { formatAmount, formatDate } from '@solvent/ui'
import { perPeriod } from '../frequency-words'

/**
 * What the file says of a debt besides name and balance, and what to know before it is added: "4.9% a year, $120.00 per
 * month, next due Apr 1, 2026." Undefined if there is nothing to say.
 */
export function debtNotes(debt: FileDebt, same: string | null): string | undefined {
  const { rate, payment, frequency, next_due_on, problem } = debt
  const terms = [
    rate !== null && `${rate}% a year`,
    payment !== null && paymentText(payment, frequency),
    next_due_on !== null && `next due ${formatDate(next_due_on)}`,
  ].filter((term) => term !== false)
  const sentences = [terms.length > 0 ? `${terms.join(', ')}.` : null, same, problem]
  return sentences.filter((sentence) => sentence !== null).join(' ') || undefined
}

function paymentText(payment: number, frequency: FileDebt['frequency']): string {
  const amount = formatAmount(payment)
  return frequency === null ? `payment of ${amount}` : perPeriod(amount, frequency)
}
