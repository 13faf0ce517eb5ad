import { type DateString, endOfMonth, maxOf, minOf } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import { type DatedPayment, paidInPart } from './dated-payment'
import type { MoneyByDay } from './money-ahead'
import { type ScheduledSum, scheduledThrough } from './scheduled-payments'

/**
 * Today's money, spent in the order of the plan: the dues, then the extra payments with what is left beyond the
 * cushion. The rest of each payment has no day. What is scheduled this month is set aside, and counts as the first part
 * of what the plan recommends.
 */
export function paymentsOfToday(
  { items }: MonthlyPlan,
  { today, held, cushion, scheduled = [] }: Pick<MoneyByDay, 'today' | 'held' | 'cushion' | 'scheduled'>,
): Map<string, DatedPayment[]> {
  const monthEnd = endOfMonth(today)
  let left = maxOf(0n, held - scheduledThrough(scheduled, monthEnd))
  const placed = new Map<string, DatedPayment[]>()
  const place = (liabilityId: string, amount: bigint, due: DateString | null) => {
    const part = minOf(left, amount)
    left -= part
    const before = placed.get(liabilityId) ?? []
    placed.set(liabilityId, [...before, ...paidInPart(amount, part, { on: today, due })])
  }
  const open = items.map((item) => afterScheduled(item, scheduled, monthEnd))
  for (const { liabilityId, dues, nextDueDate } of open) place(liabilityId, dues, nextDueDate)
  left = maxOf(0n, left - cushion)
  for (const { liabilityId, extra } of open) place(liabilityId, extra, null)
  return placed
}

/** What scheduled payments leave of an item, in minor units. */
function afterScheduled(
  { liabilityId, amount, extraAmount, nextDueDate }: MonthlyPlan['items'][number],
  scheduled: readonly ScheduledSum[],
  monthEnd: DateString,
) {
  const own = scheduled.filter((payment) => payment.liabilityId === liabilityId)
  const paid = scheduledThrough(own, monthEnd)
  const dues = amount - extraAmount
  const extra = extraAmount - maxOf(0n, paid - dues)
  return { liabilityId, nextDueDate, dues: maxOf(0n, dues - paid), extra: maxOf(0n, extra) }
}
