import { maxOf, minOf, monthsBetween } from '@solvent/money'
import { isActive } from '../schedule'
import { rulesOf } from './extra-of-month'
import { projectPayoff } from './project-payoff'
import type { ProjectionInput } from './projection'
import { run } from './run'

/** What it takes to be debt-free by a month, or at all. */
export type GoalSeek =
  /** The extra money each month, in minor units, and the month (`YYYY-MM`) of the last payment with it. */
  | { kind: 'found'; morePerMonth: bigint; debtFreeMonth: string | null }
  /** No budget is enough; `earliest` is the month of the last payment with unlimited money, or null for never. */
  | { kind: 'none'; earliest: string | null }
  /** Too many debts and months to search. */
  | { kind: 'too-many' }

/** Limit of each of the dozens of projections in debt-months: 5 debts over 100 years, 20 over 25. */
const MAX_DEBT_MONTHS = 6_000
const MAX_MONTHS = 1200
const MONTHS_PER_YEAR = 12

/** The first step of the search, in minor units: a dollar. */
const FIRST_STEP = 100n

/**
 * The least money each month, beyond that of the input, that pays off everything: by the end of a month (`YYYY-MM`,
 * this one or later), or at any time without one: within 100 years, or fewer with more than five debts.
 *
 * One cent less is verified to fail. More money also succeeds, except for the rounding of single cents, and for
 * `snowball`, whose order follows the balances, so that more money can send it to a cheaper debt first.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function leastExtraPerMonth(input: ProjectionInput, by?: string): GoalSeek {
  const { today, extraPerMonth = 0n } = input
  const maxMonths = Math.floor(MAX_DEBT_MONTHS / Math.max(1, input.liabilities.filter(isActive).length))
  const wanted =
    by === undefined ? Math.max(MONTHS_PER_YEAR, maxMonths) : monthsBetween(today, `${by}-01`) + 1
  const withinMonths = Math.min(MAX_MONTHS, wanted)
  if (withinMonths > maxMonths) return { kind: 'too-many' }
  const debtFreeMonthWith = (more: bigint) =>
    projectPayoff({ ...input, extraPerMonth: extraPerMonth + more }).debtFreeMonth
  const rules = rulesOf(input)
  const isReached = (more: bigint) =>
    run({ ...input, withinMonths, extraPerMonth: extraPerMonth + more }, rules).ending === 'debt-free'

  const upperBound = upperBoundOf(input)
  if (!isReached(upperBound)) return { kind: 'none', earliest: debtFreeMonthWith(upperBound) }
  const morePerMonth = isReached(0n) ? 0n : leastSufficient(isReached, upperBound)
  return { kind: 'found', morePerMonth, debtFreeMonth: debtFreeMonthWith(morePerMonth) }
}

/** More than all debts and their interest of a month. */
function upperBoundOf({ liabilities, paidThisMonth = 0n }: ProjectionInput): bigint {
  const owed = liabilities.filter(isActive).reduce((sum, { remaining }) => sum + remaining, 0n)
  return 4n * owed + maxOf(0n, paidThisMonth)
}

/**
 * The least sufficient amount above 0, where 0 is insufficient and `upperBound` sufficient: doubles the step, then
 * bisects.
 */
function leastSufficient(isSufficient: (amount: bigint) => boolean, upperBound: bigint): bigint {
  let tooLittle = 0n
  let enough = minOf(FIRST_STEP, upperBound)
  while (enough < upperBound && !isSufficient(enough)) {
    tooLittle = enough
    enough = minOf(2n * enough, upperBound)
  }
  while (enough - tooLittle > 1n) {
    const middle = (tooLittle + enough) / 2n
    if (isSufficient(middle)) enough = middle
    else tooLittle = middle
  }
  return enough
}
