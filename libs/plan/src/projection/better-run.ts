import { ascending, type Comparator, inOrderOf } from '../comparators'
import type { ExtraRules } from './extra-of-month'
import type { LimitedInput } from './projection'
import { type Run, run } from './run'

/** A run, and whether it sets a reserve aside. */
export interface ChosenRun extends Run {
  keepsReserve: boolean
}

/**
 * Runs with the reserve unless it does harm: if both ways pay everything off, the one with fewer months short, then
 * with the smaller largest gap, then with less interest. Without the reserve if only that pays everything off.
 */
export function betterRun(input: LimitedInput, rules: ExtraRules): ChosenRun {
  const reserving = run(input, rules)
  if (!hasReserve(reserving)) return { ...reserving, keepsReserve: false }
  const spending = run({ ...input, keepsReserve: false }, rules)
  return betterFirst(reserving, spending) <= 0
    ? { ...reserving, keepsReserve: true }
    : { ...spending, keepsReserve: false }
}

/** Whether the run with the reserve or the one without it has a property that makes it the better one. */
export function isEitherRun(
  input: LimitedInput,
  rules: ExtraRules,
  isBetter: (run: Run) => boolean,
): boolean {
  const reserving = run(input, rules)
  if (isBetter(reserving)) return true
  return hasReserve(reserving) && isBetter(run({ ...input, keepsReserve: false }, rules))
}

const hasReserve = ({ months }: Run) => months.some(({ reserved }) => reserved > 0)

const endingFirst: Comparator<Run> = (a, b) =>
  Number(a.ending !== 'debt-free') - Number(b.ending !== 'debt-free')

const shortMonths = ({ months }: Run) => months.filter(({ shortBy }) => shortBy > 0).length
const largestGap = ({ months }: Run) => Math.max(0, ...months.map(({ shortBy }) => shortBy))
const interest = ({ months }: Run) => months.reduce((sum, month) => sum + month.interest, 0)

/** Runs that do not pay everything off have no months to compare. */
const whileEnding =
  (compare: Comparator<Run>): Comparator<Run> =>
  (a, b) =>
    a.ending === 'debt-free' && b.ending === 'debt-free' ? compare(a, b) : 0

const betterFirst = inOrderOf(
  endingFirst,
  whileEnding(inOrderOf(ascending(shortMonths), ascending(largestGap), ascending(interest))),
)
