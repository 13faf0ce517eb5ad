import { monthsBetween } from '@solvent/money'
import { nextDueDate } from '../schedule'
import type { MonthTotals } from './month-totals'
import type { RunningDebt } from './running-debt'

const MONTHS_PER_YEAR = 12
/** Of the shortest month. */
const DAYS_PER_MONTH = 28

/**
 * Detects that the debts will never be paid: none of them has fallen over twelve months, nor over the twelve before,
 * and nothing that could change this is still to come. That is a change of the money or a rate, a lump sum, a first
 * instalment, or a last one, which takes the whole rest; a last one does not matter if no money is left beyond the
 * dues.
 *
 * Debts are checked one by one, because one that falls while the total rises will be paid off and free its money for
 * the others.
 */
export function standstillRule(
  debts: readonly RunningDebt[],
  lastChange: number,
): (months: readonly MonthTotals[]) => boolean {
  // A due date within the first year lies in both windows of every test.
  const lateStart = Math.max(0, ...debts.map(nextDueMonth)) - MONTHS_PER_YEAR
  const lastRate = Math.max(0, ...debts.map(({ clock }) => clock?.lastChange ?? 0))
  const settled = 2 * MONTHS_PER_YEAR + Math.max(0, lateStart, lastRate, lastChange)
  const lastInstalment = Math.max(0, ...debts.map(lastDueMonth))
  /** Balances of the last two years and this month. */
  const balances: number[][] = []
  const hasFallen = (from: number, to: number) =>
    debts.some((_, place) => Number(balances[to]?.[place]) < Number(balances[from]?.[place]))
  return (months) => {
    const now = months.length - 1
    balances.push(debts.map(({ balance }) => balance))
    if (balances.length > 2 * MONTHS_PER_YEAR + 1) balances.shift()
    if (now < settled || hasFallen(MONTHS_PER_YEAR, 2 * MONTHS_PER_YEAR) || hasFallen(0, MONTHS_PER_YEAR))
      return false
    return (
      now >= lastInstalment + MONTHS_PER_YEAR ||
      months.slice(-MONTHS_PER_YEAR).every(({ shortBy }) => shortBy > 0)
    )
  }
}

function nextDueMonth({ liability, firstDueMonth }: RunningDebt): number {
  const next = nextDueDate(liability)
  const first = liability.firstDueDate
  return next === null || first === null || firstDueMonth === null
    ? 0
    : firstDueMonth + monthsBetween(first, next)
}

/** The month of the last instalment, or a little later for those due every week or two. */
function lastDueMonth({ dates, firstDueMonth, unpaid, left }: RunningDebt): number {
  if (dates === null || firstDueMonth === null) return 0
  const periods = unpaid + left - 1
  const months = dates.every === 'months' ? periods * dates.period : (periods * dates.period) / DAYS_PER_MONTH
  return firstDueMonth + Math.ceil(months)
}
