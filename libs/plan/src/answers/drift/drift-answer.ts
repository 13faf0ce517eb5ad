import type { PlanDrift } from '@solvent/contracts'
import { fromMinor, moneyFormat, monthsBetween } from '@solvent/money'
import { projectPayoff } from '../../projection/project-payoff'
import type { Ending } from '../../projection/projection'
import { ENDINGS } from '../projection-answer'
import { type Cause, type DriftNow, type DriftSide, type DriftState, stateOf, stepsBetween } from './causes'
import { driftText } from './drift-text'

/** The outcome of a state. */
interface End {
  ending: Ending
  /** `YYYY-MM`; null unless the debts are paid off. */
  month: string | null
  /** Charged since the earlier plan and still to come, in minor units. */
  interest: bigint
}

interface Part {
  causes: Cause[]
  months: number | null
  interest: bigint | null
}

/**
 * Why the debt-free month and the interest changed between two plans. Causes are applied one after the other, each on
 * top of those before it, so that the parts add up to the whole change.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function driftAnswer(before: DriftSide, now: DriftNow): PlanDrift {
  const start = endOf(stateOf(before))
  const ends = stepsBetween(before, now).map(({ cause, ...state }) => ({ cause, end: endOf(state) }))
  const last = ends.at(-1)?.end ?? start
  const drift = {
    before: toDriftEnd(start),
    now: toDriftEnd(last),
    ...toMove(moveBetween(start, last)),
    parts: partsOf(start, ends).map(({ causes, ...move }) => ({ causes, ...toMove(move) })),
  }
  const { today, currency } = now.inputs
  const setting = { since: before.inputs.today, today, money: moneyFormat(currency) }
  return { ...drift, text: driftText(drift, setting) }
}

function endOf({ input, charged }: DriftState): End {
  const { ending, debtFreeMonth, totalInterest } = projectPayoff(input)
  return { ending, month: debtFreeMonth, interest: charged + totalInterest }
}

/**
 * A cause that leads to debts that are never paid off and the one that leads back have no separate figures; together
 * they have the difference between the end before and the end after.
 */
function partsOf(start: End, steps: readonly { cause: Cause; end: End }[]): Part[] {
  const parts: Part[] = []
  let [from, at, causes]: [End, End, Cause[]] = [start, start, []]
  for (const { cause, end } of steps) {
    if (isSame(at, end)) continue
    at = end
    causes.push(cause)
    if (end.month === null) continue
    if (!isSame(from, end)) parts.push({ causes, ...moveBetween(from, end) })
    ;[from, causes] = [end, []]
  }
  if (!isSame(from, at)) parts.push({ causes, ...moveBetween(from, at) })
  return parts
}

/** Debts that are never paid off have no figures to compare. */
function isSame(one: End, other: End): boolean {
  if (one.ending !== other.ending) return false
  return one.month === null || (one.month === other.month && one.interest === other.interest)
}

function moveBetween(from: End, to: End): Pick<Part, 'months' | 'interest'> {
  if (from.month === null || to.month === null) return { months: null, interest: null }
  const months = monthsBetween(`${from.month}-01`, `${to.month}-01`)
  return { months, interest: to.interest - from.interest }
}

function toMove({ months, interest }: Pick<Part, 'months' | 'interest'>) {
  return { months, interest: interest === null ? null : fromMinor(interest) }
}

function toDriftEnd({ ending, month, interest }: End): PlanDrift['before'] {
  return { ending: ENDINGS[ending], debt_free_month: month, interest: fromMinor(interest) }
}
