import { dayNumber } from '@solvent/money'
import type { Calendar } from './calendar'
import type { DayClock } from './day-clock'
import { interestOf, MONTHS_BASE } from './interest-of'
import {
  addInterest,
  costOf,
  type MonthlyDates,
  payInstalments,
  postAccrued,
  postFees,
  type RunningDebt,
  runUp,
  stateMinimum,
  type WeeklyDates,
} from './running-debt'
import { sumOfUnpaid } from './running-instalments'

/** The rate and the interest of a month. */
export function startMonth(debt: RunningDebt, month: number): void {
  if (debt.clock) {
    const { rate, isIdle, plannedOn } = debt.clock.month(month)
    debt.rate = rate
    debt.plannedOn = plannedOn
    debt.bearsInterest = rate.rateBp > 0
    debt.idle = isIdle
  }
  postInterest(debt, month)
}

/** Adds the interest of a month to a debt that is not due every week or two. */
export function postInterest(debt: RunningDebt, month: number): void {
  if (debt.dates === null) {
    if (month > 0) addInterest(debt, interestOf(debt.balance, debt.rateBp, MONTHS_BASE))
  } else if (debt.dates.every === 'months') {
    if (debt.clock) accrueByDays(debt, debt.clock, debt.dates, month)
    else accrue(debt, debt.dates, month)
  }
}

/** Interest is simple inside a period, by the balance of each month, and compounds on the due date. */
function accrue(debt: RunningDebt, { period, firstMonth, firstPosting }: MonthlyDates, month: number): void {
  if (debt.rateBp === 0 || firstPosting - month >= period) return
  if (period === 1) {
    addInterest(debt, interestOf(debt.balance, debt.rateBp, MONTHS_BASE))
    return
  }
  // Month 0 of a quarter or a year is already counted by `accruedOn`, with the balance at its start.
  if (month > 0) runUp(debt, debt.rateBp)
  const begun = monthsBegun(month, firstMonth, period)
  debt.monthsToCome = begun === 0 ? 0 : period - begun
  if (month >= firstPosting && begun === 0) postAccrued(debt)
}

/** Months since the last due date. */
function monthsBegun(month: number, firstMonth: number, period: number): number {
  if (period === 1) return 0
  return (((month - firstMonth) % period) + period) % period
}

/** Interest runs up to the due date of a month, or to its end. The payments of this month follow. */
function accrueByDays(debt: RunningDebt, clock: DayClock, dates: MonthlyDates, month: number): void {
  const { firstMonth, period } = dates
  const isDue = month >= firstMonth && monthsBegun(month, firstMonth, period) === 0
  if (!isDue && month === 0) return
  const current = clock.month(month)
  const stated = isDue ? current : clock.month(month + 1)
  const { statementDay } = stated
  if (statementDay !== null && statementDay >= debt.through) {
    // The end of a month is the first day of the next one.
    if (isDue || statementDay < current.endDay) {
      // What is missed at first is paid today, so it is not late.
      const number = month === 0 ? 0 : Math.floor(((isDue ? month : month + 1) - firstMonth) / period)
      runUpTo(debt, statementDay, stated.statementWeight, { day: stated.dueDay, number })
    }
  }
  if (isDue) runUpTo(debt, current.dueDay, current.dueWeight, null)
  else runUpTo(debt, current.endDay, current.endWeight, null)
}

/** A due date as a day number, and how many come before it. */
interface StatedDue {
  day: number
  number: number
}

/**
 * Runs interest up to a day and adds it by a statement; deferred interest on its day and not before.
 *
 * @param day as a `ClockDay`, with its weight
 * @param due what the statement of that day is for, or null without one
 */
function runUpTo(debt: RunningDebt, day: number, weight: number, due: StatedDue | null): void {
  if (day < debt.through || (day === debt.through && due === null)) return
  const deferredUntil = debt.clock?.deferredUntil ?? null
  if (deferredUntil !== null && debt.through < deferredUntil.day && deferredUntil.day <= day) {
    pass(debt, deferredUntil.day, deferredUntil.weight)
    postAccrued(debt)
    postFees(debt, deferredUntil.day, false)
  }
  const isPosting = due !== null && (deferredUntil === null || day > deferredUntil.day)
  pass(debt, day, weight)
  if (due === null) return
  const missed = due.number - debt.unpaid
  const isLate = missed > 0 && sumOfUnpaid(debt, missed) > debt.credit
  const added = isPosting ? postAccrued(debt) + postFees(debt, day, isLate) : 0
  stateMinimum(debt, added, due.day)
}

function pass(debt: RunningDebt, day: number, weight: number): void {
  runUp(debt, weight - debt.weightThrough)
  debt.through = day
  debt.weightThrough = weight
}

/** Number of unpaid instalments that fall due by the end of a month, for a debt that is not due every week or two. */
export function instalmentsDue({ dates, unpaid, left }: RunningDebt, month: number): number {
  if (dates?.every !== 'months') return 0
  return Math.min(Math.max(0, monthlyDatesBy(dates, month) - unpaid), left)
}

function monthlyDatesBy({ firstMonth, period }: MonthlyDates, month: number): number {
  return month < firstMonth ? 0 : Math.floor((month - firstMonth) / period) + 1
}

/**
 * Runs a debt that is due every week or two through a month: missed instalments first, then its interest and its
 * instalment on each due date, as long as the money lasts.
 *
 * @param onDueDate called for each due date of the month with its number from 0 and the amount paid on it
 * @returns the amount paid
 */
export function runWeeks(
  debt: RunningDebt,
  dates: WeeklyDates,
  month: number,
  calendar: Calendar,
  money: number,
  onDueDate: (number: number, paid: number) => void = () => {},
): number {
  const lastDay = calendar.lastDay(month)
  const before = month === 0 ? dayNumber(calendar.today) : calendar.lastDay(month - 1)
  const posted = datesThrough(dates, before)
  const end = datesThrough(dates, lastDay)
  let spent = payDue(debt, posted, money)
  for (let passed = posted + 1; passed <= end; passed += 1) {
    postPeriod(debt, dates, month, passed)
    const paid = payDue(debt, passed, money - spent)
    onDueDate(passed - 1, paid)
    spent += paid
  }
  return spent
}

/** Adds the interest of one or two weeks on due date number `passed`, counted from 1. */
function postPeriod(debt: RunningDebt, dates: WeeklyDates, month: number, passed: number): void {
  const { clock, rateBp } = debt
  if (clock === null) {
    addInterest(debt, interestOf(debt.balance, rateBp, dates.interestBase))
    return
  }
  const day = dates.firstDay + dates.period * (passed - 1)
  runUpTo(debt, day, clock.weightInMonth(month, day), { day, number: passed - 1 })
}

/** Number of due dates up to a day. */
function datesThrough({ firstDay, period }: WeeklyDates, day: number): number {
  return day < firstDay ? 0 : Math.floor((day - firstDay) / period) + 1
}

function payDue(debt: RunningDebt, passed: number, money: number): number {
  const count = Math.min(Math.max(0, passed - debt.unpaid), debt.left)
  const amount = Math.min(costOf(debt, count), money)
  payInstalments(debt, amount, count)
  return amount
}
