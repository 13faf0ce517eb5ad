import { type DateString, maxOf, minOf } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import { type DatedPayment, paidInPart } from './dated-payment'
import type { MoneyByDay } from './money-ahead'

/**
 * Today's money, spent in the order of the plan: the dues, then the extra payments with what is left beyond the
 * cushion. The rest of each payment has no day.
 */
export function paymentsOfToday(
  { items }: MonthlyPlan,
  { today, held, cushion }: Pick<MoneyByDay, 'today' | 'held' | 'cushion'>,
): Map<string, DatedPayment[]> {
  let left = held
  const placed = new Map<string, DatedPayment[]>()
  const place = (liabilityId: string, amount: bigint, due: DateString | null) => {
    const part = minOf(left, amount)
    left -= part
    const before = placed.get(liabilityId) ?? []
    placed.set(liabilityId, [...before, ...paidInPart(amount, part, { on: today, due })])
  }
  for (const { liabilityId, amount, extraAmount, nextDueDate } of items) {
    place(liabilityId, amount - extraAmount, nextDueDate)
  }
  left = maxOf(0n, left - cushion)
  for (const { liabilityId, extraAmount } of items) place(liabilityId, extraAmount, null)
  return placed
}
