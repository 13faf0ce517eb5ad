import { type DateString, minOf } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import { type DatedPayment, paidInPart } from './dated-payment'

/** Today's money in minor units, spent in the order of the plan, dues first; the rest of each payment has no day. */
export function paymentsOfToday(
  { items }: MonthlyPlan,
  { today, held }: { today: DateString; held: bigint },
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
  for (const { liabilityId, extraAmount } of items) place(liabilityId, extraAmount, null)
  return placed
}
