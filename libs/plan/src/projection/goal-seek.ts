import { maxOf, minOf, monthsBetween } from '@solvent/money'
import { isActive } from '../schedule'
import { rulesOf } from './extra-of-month'
import { projectPayoff } from './project-payoff'
import type { ProjectionInput } from './projection'
import { run } from './run'

/** What it takes to be debt-free by a month, or at all. */
export type GoalSeek =
  /** So much more each month, in minor units, and the month (`YYYY-MM`) of the last payment with it. */
  | { kind: 'found'; morePerMonth: bigint; debtFreeMonth: string | null }
  /** No budget does; with all the money at once the last payment would be in that month, or never. */
  | { kind: 'none'; earliest: string | null }
  /** So many debts over so many months take too long to seek. */
  | { kind: 'too-many' }

/** Months of debts that one of the dozens of projections may go through: 5 debts over 100 years, 20 over 25. */
const MOST_WORK = 6_000
const A_CENTURY = 1200
const A_YEAR = 12

/** The first step of the search: a dollar. */
const FIRST_STEP = 100n

/**
 * The least money each month, beyond that of the input, with which nothing is owed any more: at the end of a month
 * (`YYYY-MM`, this one or later), or at some time without one: within 100 years, or fewer with more than five debts.
 *
 * With one cent less it is not reached; that is tried. More money reaches it, too, but for the rounding of single
 * cents, and for `snowball`, whose order follows the balances, so that more money can send it to a cheaper debt first.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function leastMore(input: ProjectionInput, by?: string): GoalSeek {
  const { today, extraPerMonth = 0n } = input
  const possible = Math.floor(MOST_WORK / Math.max(1, input.liabilities.filter(isActive).length))
  const wanted = by === undefined ? Math.max(A_YEAR, possible) : monthsBetween(today, `${by}-01`) + 1
  const withinMonths = Math.min(A_CENTURY, wanted)
  if (withinMonths > possible) return { kind: 'too-many' }
  const endWith = (more: bigint) =>
    projectPayoff({ ...input, extraPerMonth: extraPerMonth + more }).debtFreeMonth
  const rules = rulesOf(input)
  const isReached = (more: bigint) =>
    run({ ...input, withinMonths, extraPerMonth: extraPerMonth + more }, rules).ending === 'debt-free'

  const everything = enoughAtOnce(input)
  if (!isReached(everything)) return { kind: 'none', earliest: endWith(everything) }
  const morePerMonth = isReached(0n) ? 0n : leastThat(isReached, everything)
  return { kind: 'found', morePerMonth, debtFreeMonth: endWith(morePerMonth) }
}

/** More than what all debts and their interest of a month can come to. */
function enoughAtOnce({ liabilities, paidThisMonth = 0n }: ProjectionInput): bigint {
  const owed = liabilities.filter(isActive).reduce((sum, { remaining }) => sum + remaining, 0n)
  return 4n * owed + maxOf(0n, paidThisMonth)
}

/** The least amount above 0 that does, where 0 does not and `most` does: ever larger steps, then halves. */
function leastThat(does: (amount: bigint) => boolean, most: bigint): bigint {
  let tooLittle = 0n
  let enough = minOf(FIRST_STEP, most)
  while (enough < most && !does(enough)) {
    tooLittle = enough
    enough = minOf(2n * enough, most)
  }
  while (enough - tooLittle > 1n) {
    const middle = (tooLittle + enough) / 2n
    if (does(middle)) enough = middle
    else tooLittle = middle
  }
  return enough
}
