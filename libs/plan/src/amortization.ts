import { type DateString, dueDate, dueDatesThrough, minOf } from '@solvent/money'
import type { OwedDebt, Schedule } from './plan-liability'
import { runningInterest } from './running-interest'
import { LARGEST_SAFE_TOTAL } from './safe-total'
import { instalmentsLeft, isActive } from './schedule'

/** One row of an amortization table, in minor units: opening + interest − payment = closing. */
export interface ScheduledPayment {
  /** 1 is the first instalment of the contract. */
  number: number
  dueDate: DateString
  /** Balance before the interest. */
  opening: bigint
  /** Added since the previous row, on due dates after today. */
  interest: bigint
  payment: bigint
  /** How much the payment lowers the opening balance; negative if the interest exceeds the payment. */
  principal: bigint
  closing: bigint
}

/**
 * The payments still to be made if every open instalment is paid on its due date and missed ones today. Each payment is
 * one instalment, or the minimum of its statement, the first less what is already paid towards it, and never more than
 * what is owed; the last one takes the whole rest. Interest up to today must already be in the balance.
 *
 * A payment that clears the debt also pays the interest accrued since its last due date or statement.
 *
 * A debt whose instalments are less than its interest, because some were missed, grows: the table ends where the
 * balance passes `LARGEST_SAFE_TOTAL` (7 trillion), with a closing above 0.
 *
 * Due dates whose instalment is prepaid still cost interest, which is added to the next payment. Empty if the debt is
 * paid off or has no due dates.
 */
export function amortizationTable(debt: OwedDebt, today: DateString): ScheduledPayment[] {
  const { firstDueDate, frequency, installmentsPaid: paid } = debt
  if (!isActive(debt) || firstDueDate === null) return []
  const afterToday = dueDatesThrough(firstDueDate, frequency, today)
  const last = paid + instalmentsLeft(debt) - 1
  const running = runningInterest(debt, today)
  const rows: ScheduledPayment[] = []
  let opening = debt.remaining
  let interest = 0n
  for (let k = Math.min(paid, afterToday); k <= last && opening > 0n; k += 1) {
    const date = dueDate(firstDueDate, frequency, k)
    if (k >= afterToday) interest += running.onDueDate(opening + interest, date)
    const open = openInstalment(debt, running.instalment(k), k)
    const reachesBalance = k === last || open >= opening + interest
    if (reachesBalance) interest += running.runUp()
    const owed = opening + interest
    const payment = k === last ? owed : minOf(open, owed)
    if (payment <= 0n) continue
    const closing = owed - payment
    if (reachesBalance) running.exempt(closing)
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

/** The unpaid part of instalment `k`; 0 is the first. */
function openInstalment({ installmentsPaid, credit }: Schedule, instalment: bigint, k: number): bigint {
  if (k < installmentsPaid) return 0n
  return k === installmentsPaid ? instalment - credit : instalment
}
