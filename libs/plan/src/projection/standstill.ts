import { monthsBetween } from '@solvent/money'
import { nextDueDate } from '../schedule'
import type { MonthTotals } from './run'
import type { RunningDebt } from './running-debt'

const A_YEAR = 12

/**
 * Tells when the debts will never be paid: the total has not fallen over twelve months, nor over the twelve before
 * that, and no change of the money, no lump sum and no first instalment is still to come that could turn it.
 */
export function standstillRule(
  debts: readonly RunningDebt[],
  lastChange: number,
): (months: readonly MonthTotals[]) => boolean {
  // A due date within the first year lies in both windows of every test.
  const lateStart = Math.max(0, ...debts.map(nextDueMonth)) - A_YEAR
  const settled = 2 * A_YEAR + Math.max(0, lateStart, lastChange)
  return (months) => {
    const now = months.length - 1
    if (now < settled) return false
    const [latest, aYearAgo, twoYearsAgo] = [now, now - A_YEAR, now - 2 * A_YEAR].map(
      (month) => months[month]?.owed ?? 0,
    )
    return Number(latest) >= Number(aYearAgo) && Number(aYearAgo) >= Number(twoYearsAgo)
  }
}

function nextDueMonth({ liability, firstDueMonth }: RunningDebt): number {
  const next = nextDueDate(liability)
  const first = liability.firstDueDate
  return next === null || first === null || firstDueMonth === null
    ? 0
    : firstDueMonth + monthsBetween(first, next)
}
