import { type DateString, dueDate, dueDatesThrough, minOf } from '@solvent/money'
import { periodInterest } from './interest'
import type { PlanLiability, Schedule } from './plan-liability'
import { LARGEST_SAFE_TOTAL } from './safe-total'
import { instalmentsLeft, isActive } from './schedule'

/** One row of an amortization table, in minor units: opening + interest − payment = closing. */
export interface ScheduledPayment {
  /** 1 is the first instalment of the contract. */
  number: number
  dueDate: DateString
  /** Owed before the interest. */
  opening: bigint
  /** Added since the row before, on due dates after today. */
  interest: bigint
  payment: bigint
  /** What the payment lowers the opening by; negative where the interest is more than the payment. */
  principal: bigint
  closing: bigint
}

/**
 * What is still to be paid, if every open instalment is paid on its due date and missed ones today. Each payment
 * is one instalment, the first one less what is already paid towards it, and never more than what is owed; the
 * last one takes the whole rest. Interest up to today must be in the balance already.
 *
 * A debt whose instalments are less than its interest, because some were missed, grows: the table ends where it passes
 * what is counted (7 trillion), with a closing above 0.
 *
 * Due dates whose instalment is paid ahead still cost interest; it counts with the next payment. Empty if the debt
 * is paid off or has no due dates.
 */
export function amortizationTable(
  debt: Schedule & Pick<PlanLiability, 'rateBp'>,
  today: DateString,
): ScheduledPayment[] {
  const { firstDueDate, frequency, installmentsPaid: paid } = debt
  if (!isActive(debt) || firstDueDate === null) return []
  const afterToday = dueDatesThrough(firstDueDate, frequency, today)
  const last = paid + instalmentsLeft(debt) - 1
  const rows: ScheduledPayment[] = []
  let opening = debt.remaining
  let interest = 0n
  for (let k = Math.min(paid, afterToday); k <= last && opening > 0n; k += 1) {
    if (k >= afterToday) interest += periodInterest(opening + interest, debt.rateBp, frequency)
    const owed = opening + interest
    const payment = k === last ? owed : minOf(openInstalment(debt, k), owed)
    if (payment <= 0n) continue
    const closing = owed - payment
    const date = dueDate(firstDueDate, frequency, k)
    rows.push({
      number: k + 1,
      dueDate: date,
      opening,
      interest,
      payment,
      principal: opening - closing,
      closing,
    })
    if (closing > LARGEST_SAFE_TOTAL) break
    opening = closing
    interest = 0n
  }
  return rows
}

/** What instalment `k` (0 is the first) still asks for. */
function openInstalment({ instalment, installmentsPaid, credit }: Schedule, k: number): bigint {
  if (k < installmentsPaid) return 0n
  return k === installmentsPaid ? instalment - credit : instalment
}
