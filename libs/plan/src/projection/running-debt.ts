import {
  type DateString,
  dayNumber,
  daysPerPeriod,
  dueDate,
  dueDatesThrough,
  monthsBetween,
  monthsPerPeriod,
} from '@solvent/money'
import { accruedOn } from '../accrual-by-months'
import { type ComparableRate, comparableRate } from '../effective-rate'
import { rateBase } from '../interest'
import type { PlanLiability } from '../plan-liability'
import { instalmentsLeft } from '../schedule'
import { priorityOf } from '../score'
import type { ExtraTarget } from '../strategy'
import { interestOf, MONTHS_BASE } from './interest-of'

/**
 * The state of a debt during a projection. Amounts are whole minor units in a `number`, which is exact below 2^53 and
 * several times faster than a bigint.
 */
export interface RunningDebt extends ExtraTarget {
  readonly id: string
  readonly rate: ComparableRate
  readonly priority: number
  readonly liability: PlanLiability
  readonly rateBp: number
  readonly instalment: number
  readonly dates: DueDates | null
  /** Calendar months from the first month to the first due date, negative if it has passed. */
  readonly firstDueMonth: number | null
  balance: number
  /** Sum of the monthly balances of the running period, whose interest is not posted yet. */
  accrued: number
  /** Months of the running period that begin after the current one. */
  monthsToCome: number
  /** Number of the first unpaid instalment, from 0. */
  unpaid: number
  /** Instalments still to pay, at least one. */
  left: number
  /** Paid towards the first unpaid instalment; negative for expenses on a card that are due with it. */
  credit: number
  interest: number
  paid: number
  /** Number of the month in which nothing was owed any more. */
  paidOffIn: number | null
}

/** When instalments fall due and interest is posted. */
type DueDates = WeeklyDates | MonthlyDates

export interface WeeklyDates {
  every: 'weeks'
  /** Days from one due date to the next: 7 or 14. */
  period: number
  /** Day number of the first due date. */
  firstDay: number
  /** Divisor for balance × yearly basis points that gives the interest of one period. */
  interestBase: number
}

export interface MonthlyDates {
  every: 'months'
  /** Months from one due date to the next: 1, 3 or 12. */
  period: number
  /** Number of the month of the first due date; negative if it has passed. */
  firstMonth: number
  /** Number of the first month in which interest is posted. */
  firstPosting: number
}

export function startDebt(liability: PlanLiability, today: DateString): RunningDebt {
  const { id, rateBp, frequency, firstDueDate } = liability
  const dates = dueDatesOf(liability, today)
  const balance = Number(liability.remaining)
  return {
    id,
    liability,
    rate: comparableRate(rateBp, frequency),
    rateBp,
    priority: priorityOf(liability),
    idle: false,
    instalment: Number(liability.instalment),
    dates,
    firstDueMonth: firstDueDate === null ? null : monthsBetween(today, firstDueDate),
    balance,
    accrued: rateBp === 0 ? 0 : Number(accruedOn(liability, today)),
    monthsToCome: 0,
    unpaid: liability.installmentsPaid,
    left: instalmentsLeft(liability),
    credit: Number(liability.credit),
    interest: 0,
    paid: 0,
    paidOffIn: null,
  }
}

function dueDatesOf({ firstDueDate, frequency }: PlanLiability, today: DateString): DueDates | null {
  if (firstDueDate === null) return null
  const days = daysPerPeriod(frequency)
  if (days !== null) {
    const interestBase = Number(rateBase(frequency))
    return { every: 'weeks', period: days, firstDay: dayNumber(firstDueDate), interestBase }
  }
  // Interest up to today is in the balance already.
  const nextPosting = dueDate(firstDueDate, frequency, dueDatesThrough(firstDueDate, frequency, today))
  return {
    every: 'months',
    period: monthsPerPeriod(frequency),
    firstMonth: monthsBetween(today, firstDueDate),
    firstPosting: monthsBetween(today, nextPosting),
  }
}

/**
 * Interest of the running period so far, in whole minor units; clearing the debt now costs it on top of the balance.
 */
export function accruedInterest(debt: RunningDebt): number {
  return interestOf(Math.max(0, debt.accrued), debt.rateBp, MONTHS_BASE)
}

export function addInterest(debt: RunningDebt, interest: number): void {
  debt.balance += interest
  debt.interest += interest
}

/** A debt without a balance is not open if its interest rounds to nothing, because that is never charged. */
export function isOpen(debt: RunningDebt): boolean {
  return debt.balance > 0 || (debt.accrued > 0 && accruedInterest(debt) > 0)
}

/** The cost of the first `count` unpaid instalments. */
export function costOf(debt: RunningDebt, count: number): number {
  if (count <= 0) return 0
  const payoff = debt.balance + accruedInterest(debt)
  if (count >= debt.left) return payoff
  return Math.max(0, Math.min(payoff, count * debt.instalment - debt.credit))
}

/** Pays towards the `count` unpaid instalments that are due, oldest first; a partial rest becomes credit. */
export function payInstalments(debt: RunningDebt, amount: number, count: number): void {
  payDown(debt, amount)
  if (amount === 0 || debt.instalment === 0) return
  const funds = Math.min(debt.credit + amount, count * debt.instalment)
  const covered = Math.max(0, Math.floor(funds / debt.instalment))
  if (covered >= debt.left) {
    // The last instalment is the whole balance, so it stays open while any is owed.
    debt.unpaid += debt.left - 1
    debt.left = 1
    debt.credit = 0
    return
  }
  debt.unpaid += covered
  debt.left -= covered
  debt.credit = funds - covered * debt.instalment
}

/**
 * Lowers the balance and leaves the schedule unchanged. A payment that reaches the balance first posts the interest
 * accrued so far, so paying less than both leaves the rest open.
 */
export function payDown(debt: RunningDebt, amount: number): void {
  if (debt.accrued > 0 && amount >= debt.balance) {
    addInterest(debt, accruedInterest(debt))
    // The unpaid rest of it bears none until the due date, as it would not have otherwise.
    debt.accrued = Math.min(0, (amount - debt.balance) * debt.monthsToCome)
  }
  debt.balance -= amount
  debt.paid += amount
}
