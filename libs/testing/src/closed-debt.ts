import type { ClosedDebt, Liability } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { openingOf } from './liability-terms'

/**
 * What a debt cost that a payment of `amount` (minor units) has paid off; null if it has not. Simpler than the real
 * books: only the final payment adds interest, and what was saved is unknown.
 */
export function closedDebt(
  before: Liability,
  amount: bigint,
  liabilities: readonly Liability[],
): ClosedDebt | null {
  if (amount < toMinor(before.payoff_amount)) return null
  const interest = amount - toMinor(before.remaining_amount)
  return {
    paid: fromMinor(openingOf(before) + interest),
    interest: fromMinor(interest),
    saved: 0,
    freed: before.frequency === 'monthly' ? before.installment_amount : null,
    next: nextDue(liabilities),
  }
}

function nextDue(liabilities: readonly Liability[]): ClosedDebt['next'] {
  const dues = liabilities.flatMap(({ liability_type, description, next_due_date: due_date }) =>
    due_date === null ? [] : [{ liability_type, description, due_date }],
  )
  const [first = null] = dues.sort((one, other) => one.due_date.localeCompare(other.due_date))
  return first
}
