import { type DateString, dueDate, dueDatesThrough, minOf, monthsPerPeriod } from '@solvent/money'
import { accruedOn, interestOfMonths, monthsOfPeriod } from './accrual'
import { periodInterest } from './interest'
import type { OwedDebt, Schedule } from './plan-liability'
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
 * A missed instalment that clears the debt today also pays the interest run up since its last due date.
 *
 * A debt whose instalments are less than its interest, because some were missed, grows: the table ends where it passes
 * what is counted (7 trillion), with a closing above 0.
 *
 * Due dates whose instalment is paid ahead still cost interest; it counts with the next payment. Empty if the debt
 * is paid off or has no due dates.
 */
export function amortizationTable(debt: OwedDebt, today: DateString): ScheduledPayment[] {
  const { firstDueDate, frequency, installmentsPaid: paid } = debt
  if (!isActive(debt) || firstDueDate === null) return []
  const afterToday = dueDatesThrough(firstDueDate, frequency, today)
  const last = paid + instalmentsLeft(debt) - 1
  const period = runningPeriod(debt, today)
  const rows: ScheduledPayment[] = []
  let opening = debt.remaining
  let interest = 0n
  for (let k = Math.min(paid, afterToday); k <= last && opening > 0n; k += 1) {
    if (k >= afterToday) interest += period.interestOnDueDate(opening + interest)
    const reaches = k < afterToday && (k === last || openInstalment(debt, k) >= opening)
    if (reaches) interest += period.interestUntilToday()
    const owed = opening + interest
    const payment = k === last ? owed : minOf(openInstalment(debt, k), owed)
    if (payment <= 0n) continue
    const closing = owed - payment
    if (reaches) period.leave(closing)
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

/** The interest of the running period, which is asked for once, and then of the whole periods after it. */
function runningPeriod(debt: OwedDebt, today: DateString) {
  const { rateBp, frequency } = debt
  const months = monthsPerPeriod(frequency)
  let accrued = accruedOn(debt, today)
  let toCome = months - monthsOfPeriod(debt, today)
  return {
    /** By what was owed in the months so far, and is owed in those to come. */
    interestOnDueDate(owed: bigint): bigint {
      const isWhole = toCome === months
      const interest = isWhole
        ? periodInterest(owed, rateBp, frequency)
        : interestOfMonths(accrued + owed * BigInt(toCome), rateBp)
      accrued = 0n
      toCome = months
      return interest
    },
    interestUntilToday: () => interestOfMonths(accrued, rateBp),
    /** After the interest until today is posted: what is left of it bears none in the months to come. */
    leave(rest: bigint): void {
      accrued = -rest * BigInt(toCome)
    },
  }
}

/** What instalment `k` (0 is the first) still asks for. */
function openInstalment({ instalment, installmentsPaid, credit }: Schedule, k: number): bigint {
  if (k < installmentsPaid) return 0n
  return k === installmentsPaid ? instalment - credit : instalment
}
