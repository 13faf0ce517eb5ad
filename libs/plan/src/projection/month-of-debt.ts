import { dayNumber } from '@solvent/money'
import type { Calendar } from './calendar'
import { interestOf, MONTHS_BASE } from './interest-of'
import {
  accruedInterest,
  addInterest,
  costOf,
  type MonthlyDates,
  payInstalments,
  type RunningDebt,
  type WeeklyDates,
} from './running-debt'

/** Adds the interest of a month to a debt that is not due every week or two. */
export function postInterest(debt: RunningDebt, month: number): void {
  if (debt.dates === null) {
    if (month > 0) addInterest(debt, interestOf(debt.balance, debt.rateBp, MONTHS_BASE))
  } else if (debt.dates.every === 'months') {
    accrue(debt, debt.dates, month)
  }
}

/** Interest is simple inside a period, by the balance of each month, and compounds on the due date. */
function accrue(debt: RunningDebt, { period, firstMonth, firstPosting }: MonthlyDates, month: number): void {
  if (debt.rateBp === 0 || firstPosting - month >= period) return
  // Month 0 of a quarter or a year is already counted by `accruedOn`, with the balance at its start.
  if (month > 0 || period === 1) debt.accrued += debt.balance
  const begun = (((month - firstMonth) % period) + period) % period
  debt.monthsToCome = begun === 0 ? 0 : period - begun
  if (month < firstPosting || begun !== 0) return
  addInterest(debt, accruedInterest(debt))
  debt.accrued = 0
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
    addInterest(debt, interestOf(debt.balance, debt.rateBp, dates.interestBase))
    const paid = payDue(debt, passed, money - spent)
    onDueDate(passed - 1, paid)
    spent += paid
  }
  return spent
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
