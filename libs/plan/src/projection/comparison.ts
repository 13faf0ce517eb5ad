import { daysBetween, endOfMonth } from '@solvent/money'
import type { Strategy } from '../strategy'
import { coversDues, hasNoReserve } from './coverage'
import { projectPayoff } from './project-payoff'
import type { Projection, StrategyInput } from './projection'

/** The strategies in display order. */
export const STRATEGIES = ['avalanche', 'snowball', 'priority', 'minimum'] as const satisfies Strategy[]

/** A strategy compared with the others. Money is in minor units. */
export interface StrategyOutcome {
  projection: Projection
  /** Interest saved against paying only what is due; null if one of the two never ends. */
  interestSaved: bigint | null
  /** Interest beyond that of the cheapest strategy; null if one of the two never ends. */
  extraCost: bigint | null
  /** Days later than the cheapest strategy, by the ends of the last months; negative if sooner. */
  extraDays: number | null
  /** Debts paid off within the first twelve months. */
  closedInAYear: number
  /** Months in which the budget does not cover what is due. */
  shortMonths: number
}

/** Projects the same debts and money by every strategy. */
export function compareStrategies(input: StrategyInput): StrategyOutcome[] {
  const onlyDues = projectPayoff({ ...input, strategy: 'minimum', keepsReserve: false })
  const given = needsNoReserve(onlyDues) ? { ...input, keepsReserve: false } : input
  const projections = STRATEGIES.map((strategy) =>
    strategy === 'minimum' && given.keepsReserve === false ? onlyDues : projectPayoff({ ...given, strategy }),
  )
  const minimum = projections.find(({ strategy }) => strategy === 'minimum')
  const cheapest = [...projections].sort(cheaperFirst)[0]
  return projections.map((projection) => ({
    projection,
    interestSaved: costBeyond(minimum, projection),
    extraCost: costBeyond(projection, cheapest),
    extraDays: daysLater(projection, cheapest),
    closedInAYear: closedWithinAYear(projection),
    shortMonths: projection.timeline.filter(({ shortBy }) => shortBy > 0n).length,
  }))
}

/**
 * Whether no strategy can need a reserve: if paying only what is due leaves no month short without one, no strategy
 * does, because extra payments never raise what is due.
 */
export function needsNoReserve(onlyDues: Projection): boolean {
  return coversDues(onlyDues) && hasNoReserve(onlyDues)
}

/** Comparator: projections that end before those that do not, then less interest, then fewer months. */
export function cheaperFirst(a: Projection, b: Projection): number {
  if (a.months === null || b.months === null) return Number(a.months === null) - Number(b.months === null)
  if (a.totalInterest !== b.totalInterest) return a.totalInterest < b.totalInterest ? -1 : 1
  return a.months - b.months
}

function costBeyond(projection: Projection | undefined, baseline: Projection | undefined): bigint | null {
  if (!projection?.debtFreeMonth || !baseline?.debtFreeMonth) return null
  return projection.totalInterest - baseline.totalInterest
}

function daysLater(late: Projection, early: Projection | undefined): number | null {
  if (!late.debtFreeMonth || !early?.debtFreeMonth) return null
  return daysBetween(lastDayOf(early.debtFreeMonth), lastDayOf(late.debtFreeMonth))
}

function lastDayOf(month: string): string {
  return endOfMonth(`${month}-01`)
}

function closedWithinAYear({ debts, timeline }: Projection): number {
  const firstYear = new Set(timeline.slice(0, 12).map(({ month }) => month))
  return debts.filter(({ payoffMonth }) => payoffMonth !== null && firstYear.has(payoffMonth)).length
}
