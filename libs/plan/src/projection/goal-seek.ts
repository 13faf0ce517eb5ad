import { maxOf, minOf, monthsBetween } from '@solvent/money'
import { assess } from '../assessment'
import { planningDay } from '../planning-day'
import { isActive } from '../schedule'
import { isEitherRun } from './better-run'
import { paysOnTime } from './coverage'
import { rulesOf } from './extra-of-month'
import { projectPayoff } from './project-payoff'
import type { Projection, ProjectionInput } from './projection'
import type { Run } from './run'

/** What it takes to be debt-free by a month, or at all. */
export type GoalSeek =
  | (Need & {
      kind: 'found'
      /** The least that is also enough if payments may be late; null if there is no less. */
      ifLate: (Need & { shortMonths: number }) | null
    })
  /** No budget is enough; `earliest` is the month of the last payment with unlimited money, or null for never. */
  | { kind: 'none'; earliest: string | null }
  /** Too many debts and months to search. */
  | { kind: 'too-many' }

/** Money each month, in minor units, and the month (`YYYY-MM`) of the last payment with it. */
interface Need {
  morePerMonth: bigint
  debtFreeMonth: string | null
}

/** Limit of each of the dozens of projections in debt-months: 5 debts over 100 years, 20 over 25. */
const MAX_DEBT_MONTHS = 6_000
const MAX_MONTHS = 1200
const MONTHS_PER_YEAR = 12

/** The first step of the search, in minor units: a dollar. */
const FIRST_STEP = 100n

/**
 * The least money each month, beyond that of the input, that pays every due on time and everything off: by the end of
 * a month (`YYYY-MM`, this one or later), or at any time without one: within 100 years, or fewer with more than five
 * debts. What is overdue today may be late.
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
  const withMore = (more: bigint) => ({ ...input, extraPerMonth: extraPerMonth + more })
  const rules = rulesOf(input)
  const overdue = overdueToday(input)
  const either = (more: bigint, isEnough: (run: Run) => boolean) =>
    isEitherRun({ ...withMore(more), withinMonths }, rules, isEnough)
  const isEnoughIfLate = (more: bigint) => either(more, ({ ending }) => ending === 'debt-free')
  const isEnough = (more: bigint) =>
    either(more, ({ ending, months }) => ending === 'debt-free' && paysOnTime(months, overdue))

  const upperBound = upperBoundOf(input)
  if (!isEnough(upperBound)) {
    return { kind: 'none', earliest: projectPayoff(withMore(upperBound)).debtFreeMonth }
  }
  const morePerMonth = leastSufficient(isEnough, upperBound)
  const { debtFreeMonth } = projectPayoff(withMore(morePerMonth))
  const found = { kind: 'found', morePerMonth, debtFreeMonth } as const
  if (morePerMonth === 0n || !isEnoughIfLate(morePerMonth - 1n)) return { ...found, ifLate: null }
  const less = leastSufficient(isEnoughIfLate, morePerMonth - 1n)
  return { ...found, ifLate: { morePerMonth: less, ...latePayments(projectPayoff(withMore(less))) } }
}

function latePayments({ debtFreeMonth, timeline }: Projection) {
  return { debtFreeMonth, shortMonths: timeline.filter(({ shortBy }) => shortBy > 0n).length }
}

function overdueToday({ today, liabilities }: ProjectionInput): number {
  const day = planningDay(today)
  const overdue = liabilities.filter(isActive).map((liability) => assess(liability, day).overdue)
  return Number(overdue.reduce((sum, amount) => sum + amount, 0n))
}

/** More than all debts and their interest of a month. */
function upperBoundOf({ liabilities, paidThisMonth = 0n }: ProjectionInput): bigint {
  const owed = liabilities.filter(isActive).reduce((sum, { remaining }) => sum + remaining, 0n)
  return 4n * owed + maxOf(0n, paidThisMonth)
}

/** The least sufficient amount, where `upperBound` is sufficient: doubles the step, then bisects. */
function leastSufficient(isSufficient: (amount: bigint) => boolean, upperBound: bigint): bigint {
  if (isSufficient(0n)) return 0n
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
