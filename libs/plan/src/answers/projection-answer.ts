import type { PayoffProjection, PlanInputs, WhatIf } from '@solvent/contracts'
import { fromMinor, moneyFormat } from '@solvent/money'
import { type BestOrder, bestOrder, type OpenCause } from '../projection/best-order'
import { cheaperFirst, compareStrategies, type StrategyOutcome } from '../projection/comparison'
import { hasNoReserve } from '../projection/coverage'
import { projectPayoff } from '../projection/project-payoff'
import type { Ending, Projection, StrategyInput } from '../projection/projection'
import { goalAnswer, smallestBudget } from './goal-answer'
import { projectionNotice } from './projection-notice'
import { budgetOfToday, countedSums, projectionInput } from './what-if'

/** The projection without the searches: the best order, the smallest budget and the goal. */
export type Course = Omit<PayoffProjection, 'certificate' | 'smallest_budget' | 'goal'>

/**
 * The projection in the shape of the API response, with what is known of the best order, what would pay off debts that
 * never end, and what a goal takes.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function projectionAnswer(inputs: PlanInputs, whatIf: WhatIf = {}): PayoffProjection {
  const compared = compare(inputs, whatIf)
  const course = toCourse(inputs, whatIf, compared)
  const projections = compared.outcomes.map(({ projection }) => projection)
  const { debt_free_by: by } = whatIf
  const smallest = smallestBudget(course, inputs, whatIf)
  return {
    ...course,
    notice: smallest ? [course.notice, smallest.text].filter(Boolean).join(' ') : course.notice,
    certificate: certificateOf(bestOrder(compared.input, projections), projections),
    smallest_budget: smallest,
    goal: by === undefined ? null : goalAnswer(inputs, whatIf, by),
  }
}

/**
 * The projection by the chosen strategy in full, compared with the others. Takes milliseconds for dozens of debts, so
 * that a browser can call it while a slider moves.
 *
 * @throws RangeError as `projectPayoff` does.
 */
export function courseAnswer(inputs: PlanInputs, whatIf: WhatIf = {}): Course {
  return toCourse(inputs, whatIf, compare(inputs, whatIf))
}

interface Compared {
  input: StrategyInput
  outcomes: readonly StrategyOutcome[]
}

function compare(inputs: PlanInputs, whatIf: WhatIf): Compared {
  const input = projectionInput(inputs, whatIf)
  return { input, outcomes: compareStrategies(input) }
}

function toCourse(inputs: PlanInputs, whatIf: WhatIf, { input, outcomes }: Compared): Course {
  const { strategy = 'avalanche', reserve = 'keep', extra_per_month = 0 } = whatIf
  const chosen = outcomes.find(({ projection }) => projection.strategy === strategy)?.projection
  if (!chosen) throw new RangeError(`No such strategy: ${strategy}`)
  return {
    ...endOf(chosen),
    today: inputs.today,
    available_budget: fromMinor(budgetOfToday(inputs, whatIf)),
    extra_per_month,
    lump_sums: countedSums(inputs, whatIf),
    notice: projectionNotice(chosen, input, moneyFormat(inputs.currency)),
    liabilities: outcomesOf(chosen, inputs),
    months: monthsOf(chosen),
    comparison: outcomes.map(comparedOf),
    reserve,
    reserve_outcomes: reserveOutcomes(input, chosen),
    inputs,
  }
}

export const ENDINGS = {
  'debt-free': 'debt_free',
  never: 'never',
  'too-far': 'too_far',
} as const satisfies Record<Ending, PayoffProjection['ending']>

function endOf({ strategy, ending, months, debtFreeMonth, totalInterest, totalPaid }: Projection) {
  return {
    strategy,
    ending: ENDINGS[ending],
    months_to_debt_free: months,
    debt_free_month: debtFreeMonth,
    total_interest: fromMinor(totalInterest),
    total_paid: fromMinor(totalPaid),
  }
}

function outcomesOf({ debts }: Projection, { liabilities }: PlanInputs): PayoffProjection['liabilities'] {
  const byId = new Map(liabilities.map((liability) => [liability.id, liability]))
  return debts.map(({ liabilityId, interest, paid, closing, payoffMonth }) => ({
    id: liabilityId,
    liability_type: byId.get(liabilityId)?.liability_type ?? '',
    description: byId.get(liabilityId)?.description ?? '',
    interest: fromMinor(interest),
    paid: fromMinor(paid),
    closing: fromMinor(closing),
    payoff_month: payoffMonth,
  }))
}

function monthsOf({ timeline }: Projection): PayoffProjection['months'] {
  return timeline.map(({ month, interest, paid, shortBy, reserved, owed }) => ({
    month,
    interest: fromMinor(interest),
    paid: fromMinor(paid),
    short_by: fromMinor(shortBy),
    reserved: fromMinor(reserved),
    owed: fromMinor(owed),
  }))
}

/** The outcome with the reserve compared with that of using everything now; null if nothing is set aside. */
function reserveOutcomes(input: StrategyInput, chosen: Projection): PayoffProjection['reserve_outcomes'] {
  const { strategy } = chosen
  const isReserveOn = input.keepsReserve !== false
  if (isReserveOn && hasNoReserve(chosen)) return null
  const other = projectPayoff({ ...input, strategy, keepsReserve: !isReserveOn })
  const [withReserve, withoutReserve] = isReserveOn ? [chosen, other] : [other, chosen]
  if (hasNoReserve(withReserve)) return null
  return { keep: reserveOutcome(withReserve), use: reserveOutcome(withoutReserve) }
}

function reserveOutcome({ ending, debtFreeMonth, totalInterest, timeline }: Projection) {
  return {
    ending: ENDINGS[ending],
    debt_free_month: debtFreeMonth,
    total_interest: fromMinor(totalInterest),
    short_months: timeline.filter(({ shortBy }) => shortBy > 0n).length,
  }
}

function comparedOf(outcome: StrategyOutcome): PayoffProjection['comparison'][number] {
  const { projection, interestSaved, extraCost, extraDays, closedInAYear, shortMonths } = outcome
  return {
    ...endOf(projection),
    interest_saved: interestSaved === null ? null : fromMinor(interestSaved),
    extra_cost: extraCost === null ? null : fromMinor(extraCost),
    extra_days: extraDays,
    closed_in_a_year: closedInAYear,
    short_months: shortMonths,
    owed: projection.timeline.map(({ owed }) => fromMinor(owed)),
  }
}

type Certificate = PayoffProjection['certificate']

const OPEN_CAUSES = { short: 'short', endless: 'endless', 'too-many': 'too_many' } as const satisfies Record<
  OpenCause,
  Extract<Certificate, { kind: 'open' }>['because']
>

function certificateOf(best: BestOrder, strategies: readonly Projection[]): Certificate {
  if (best.kind === 'proven') return { kind: best.kind }
  if (best.kind === 'open') return { kind: best.kind, because: OPEN_CAUSES[best.because] }
  const [cheapest = best.projection] = [...strategies].sort(cheaperFirst)
  const { totalInterest, months } = best.projection
  return {
    kind: best.kind,
    order: best.order,
    total_interest: fromMinor(totalInterest),
    months_to_debt_free: months ?? 0,
    interest_saved: fromMinor(cheapest.totalInterest - totalInterest),
    tried: best.tried,
  }
}
