import { maxOf, minOf, monthsBetween } from '@solvent/money'
import { isActive } from '../schedule'
import { projectPayoff } from './project-payoff'
import type { ProjectionInput } from './projection'

/** What it takes to be debt-free by a month, or at all. */
export type GoalSeek =
  /** So much more each month, in minor units, and the month (`YYYY-MM`) of the last payment with it. */
  | { kind: 'found'; morePerMonth: bigint; debtFreeMonth: string | null }
  /** No budget does; with all the money at once the last payment would be in that month, or never. */
  | { kind: 'none'; earliest: string | null }

/** The first step of the search: a dollar. */
const FIRST_STEP = 100n

/**
 * The least money each month, beyond that of the input, with which nothing is owed any more: at the end of a month
 * (`YYYY-MM`, this one or later), or at some time without one.
 *
 * With one cent less it is not reached; that is tried. More money reaches it, too, but for the rounding of single
 * cents, and for `snowball`, whose order follows the balances, so that more money can send it to a cheaper debt first.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function leastMore(input: ProjectionInput, by?: string): GoalSeek {
  const { today, extraPerMonth = 0n } = input
  const within = by === undefined ? {} : { withinMonths: monthsBetween(today, `${by}-01`) + 1 }
  const tryWith = (more: bigint) =>
    projectPayoff({ ...input, ...within, extraPerMonth: extraPerMonth + more })
  const isReached = (more: bigint) => tryWith(more).ending === 'debt-free'

  const everything = enoughAtOnce(input)
  if (!isReached(everything)) {
    const { debtFreeMonth } = projectPayoff({ ...input, extraPerMonth: extraPerMonth + everything })
    return { kind: 'none', earliest: debtFreeMonth }
  }
  const morePerMonth = isReached(0n) ? 0n : leastThat(isReached, everything)
  return { kind: 'found', morePerMonth, debtFreeMonth: tryWith(morePerMonth).debtFreeMonth }
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
