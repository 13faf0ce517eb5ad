import { today } from '@solvent/api-client'
import type { PlanItem } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'

/** A payment to make or schedule next; the amount is a decimal. */
interface NextPayment {
  amount: number
  /** A later day on which the money is there; undefined for today. */
  on?: string
}

/**
 * The next payment on an item: what the budget covers today and what savings pay, otherwise what is for the first later
 * day. Without known days, all of it. Null if nothing is left to pay or schedule.
 */
export function nextPayment({ amount, from_savings, payments, scheduled }: PlanItem): NextPayment | null {
  const dated = payments.filter(({ on }) => on !== null)
  const open = toMinor(amount) - sumOf(scheduled)
  const ofToday = dated.length === 0 ? open : sumOf(dated.filter(({ on }) => on === today()))
  const now = ofToday + toMinor(from_savings)
  if (now > 0n) return { amount: fromMinor(now) }
  const first = dated.map(({ on }) => on ?? '').sort()[0]
  if (first === undefined) return null
  return { amount: fromMinor(sumOf(dated.filter(({ on }) => on === first))), on: first }
}

function sumOf(payments: readonly { amount: number }[]): bigint {
  return payments.reduce((sum, { amount }) => sum + toMinor(amount), 0n)
}
