import { monthsBetween } from '@solvent/money'
import { nextDueDate } from '../schedule'
import type { MonthTotals } from './month-totals'
import type { RunningDebt } from './running-debt'

const A_YEAR = 12

/**
 * Finds when the debts will never be paid: none of them has fallen over twelve months, nor over the twelve before
 * that, and nothing is still to come that could turn it. That is a change of the money, a lump sum, a first
 * instalment, or a last one, which takes the whole rest; unless all money goes to what is due anyway.
 *
 * It is about each debt, because one that falls while the total rises will be paid off and leave its money to the
 * others.
 */
export function standstillRule(
  debts: readonly RunningDebt[],
  lastChange: number,
): (months: readonly MonthTotals[]) => boolean {
  // A due date within the first year lies in both windows of every test.
  const lateStart = Math.max(0, ...debts.map(nextDueMonth)) - A_YEAR
  const settled = 2 * A_YEAR + Math.max(0, lateStart, lastChange)
  const lastInstalment = Math.max(0, ...debts.map(lastDueMonth))
  /** Balances of the last two years and this month. */
  const balances: number[][] = []
  const hasFallen = (from: number, to: number) =>
    debts.some((_, place) => Number(balances[to]?.[place]) < Number(balances[from]?.[place]))
  return (months) => {
    const now = months.length - 1
    balances.push(debts.map(({ balance }) => balance))
    if (balances.length > 2 * A_YEAR + 1) balances.shift()
    if (now < settled || hasFallen(A_YEAR, 2 * A_YEAR) || hasFallen(0, A_YEAR)) return false
    return now >= lastInstalment + A_YEAR || months.slice(-A_YEAR).every(({ shortBy }) => shortBy > 0)
  }
}

function nextDueMonth({ liability, firstDueMonth }: RunningDebt): number {
  const next = nextDueDate(liability)
  const first = liability.firstDueDate
  return next === null || first === null || firstDueMonth === null
    ? 0
    : firstDueMonth + monthsBetween(first, next)
}

/** The month of the last instalment, or a little later for weekly ones. */
function lastDueMonth({ dates, firstDueMonth, unpaid, left }: RunningDebt): number {
  if (dates === null || firstDueMonth === null) return 0
  const periods = unpaid + left - 1
  return firstDueMonth + (dates.every === 'months' ? periods * dates.period : Math.ceil(periods / 4))
}
