import { type DateString, maxOf, minOf } from '@solvent/money'
import { type CashLine, DAYS_AHEAD } from './cash-line'
import { type DatedDue, firstOf } from './dues-by-date'

/** A payment on a debt that the person has scheduled; in minor units. */
export interface ScheduledSum {
  liabilityId: string
  on: DateString
  amount: bigint
}

/** The scheduled payments of the next 60 days by debt, each taken from the accounts on its day. */
export function scheduledByDebt(
  scheduled: readonly ScheduledSum[],
  cash: CashLine,
): Map<string, ScheduledSum[]> {
  const byDebt = new Map<string, ScheduledSum[]>()
  for (const payment of scheduled) {
    if (payment.on > cash.dateOf(DAYS_AHEAD)) continue
    cash.pay(Number(payment.amount), cash.dayOf(payment.on))
    byDebt.set(payment.liabilityId, [...(byDebt.get(payment.liabilityId) ?? []), payment])
  }
  return byDebt
}

/** The sum of the payments that are scheduled up to a day, in minor units. */
export function scheduledThrough(scheduled: readonly ScheduledSum[], day: DateString): bigint {
  return scheduled.reduce((sum, { on, amount }) => (on <= day ? sum + amount : sum), 0n)
}

/** What is to be paid on a debt, in minor units. */
interface ToPay {
  /** The dues of this month that the plan covers. */
  covered: readonly DatedDue[]
  extra: bigint
  /** The dues after this month. */
  later: readonly DatedDue[]
  /** What the plan of the month leaves of the debt. */
  owed: bigint
}

/**
 * What scheduled payments leave to be paid. One of this month pays the dues from its day on, then the extra, then
 * earlier dues; what exceeds that pays later dues. One of a later month pays the dues from its month on.
 */
export function afterScheduled(
  scheduled: readonly ScheduledSum[],
  { covered, extra, later, owed, monthEnd }: ToPay & { monthEnd: DateString },
): ToPay {
  if (scheduled.length === 0) return { covered, extra, later, owed }
  let open = covered
  let openExtra = extra
  let beyond = 0n
  for (const { on, amount } of scheduled.filter((payment) => payment.on <= monthEnd)) {
    const onTime = afterPaying(open, amount, on)
    const ofExtra = minOf(onTime.left, openExtra)
    const late = afterPaying(onTime.dues, onTime.left - ofExtra)
    open = late.dues
    openExtra -= ofExtra
    beyond += late.left
  }
  let rest = afterPaying(firstOf(later, owed + openExtra), beyond).dues
  for (const { on, amount } of scheduled.filter((payment) => payment.on > monthEnd)) {
    rest = afterPaying(rest, amount, `${on.slice(0, 8)}01`).dues
    beyond += amount
  }
  return { covered: open, extra: openExtra, later: rest, owed: maxOf(0n, owed - beyond) }
}

/** What an amount leaves of the dues from a day on, the first ones first, and what is left of the amount. */
function afterPaying(
  dues: readonly DatedDue[],
  amount: bigint,
  from: DateString = '',
): { dues: DatedDue[]; left: bigint } {
  let left = amount
  const open = dues.map((due) => {
    const part = due.on < from ? 0n : minOf(left, due.amount)
    left -= part
    return { ...due, amount: due.amount - part }
  })
  return { dues: open.filter((due) => due.amount > 0n), left }
}
