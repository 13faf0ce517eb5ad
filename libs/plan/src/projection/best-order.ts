import { type DateString, monthsBetween } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'
import { isActive } from '../schedule'
import { extraOrder } from '../strategy'
import { cheaperFirst, withNeededReserve } from './comparison'
import { projectBy } from './project-payoff'
import type { Projection, StrategyInput } from './projection'
import { startDebt } from './running-debt'

/** Up to here every order is tried: 24 of four debts. */
const MOST_TO_PERMUTE = 4
/** Months of debts that a search may go through, so that it stays a matter of milliseconds. */
const MOST_WORK = 100_000

/**
 * What is known of the best order of extra payments.
 *
 * - `proven`: all debts with interest are monthly, none begins later than next month, and the budget covers what is
 *   due. Then the highest rate first costs least: a cent moved to a cheaper debt saves less interest than it leaves
 *   standing on the dearer one.
 * - `searched`: due dates of different frequencies, or a debt that begins later, can make another order cheaper. The
 *   best one found is never dearer than a strategy.
 * - `open`: the budget does not cover what is due or never pays it off, so more than the order is at stake; or there
 *   are too many debts for a search.
 */
export type BestOrder = { kind: 'proven' } | { kind: 'open' } | FoundOrder

interface FoundOrder {
  kind: 'searched'
  /** Ids of the debts with interest, first the one that gets extra money first; empty if a strategy is cheaper. */
  order: string[]
  projection: Projection
  /** Orders tried. */
  tried: number
}

/** Looks for the cheapest order of extra payments, starting from what the strategies make of the same debts. */
export function bestOrder(given: StrategyInput, strategies: readonly Projection[]): BestOrder {
  const input = withNeededReserve(given)
  const [cheapest] = [...strategies].sort(cheaperFirst)
  if (!cheapest || cheapest.months === null || isShort(cheapest)) return { kind: 'open' }
  const targets = input.liabilities.filter((debt) => isActive(debt) && debt.rateBp > 0)
  if (targets.every((debt) => costsEveryMonth(debt, input.today))) return { kind: 'proven' }
  const allowance = Math.floor(MOST_WORK / (cheapest.months * cheapest.debts.length))
  if (allowance === 0) return { kind: 'open' }
  const trials = startingOrders(targets, input).map((order) => tryOrder(input, order))
  const start = trials.reduce(cheaper)
  const search = targets.length <= MOST_TO_PERMUTE ? tryPermutations : swapNeighbours
  const found = search(input, start, allowance)
  const isBeaten = cheaperFirst(cheapest, found.projection) < 0
  const best = isBeaten ? { order: [], projection: cheapest } : found
  return { kind: 'searched', ...best, tried: trials.length + found.tried }
}

function isShort({ timeline }: Projection): boolean {
  return timeline.some(({ shortBy }) => shortBy > 0n)
}

/** Whether interest is posted month by month from the next one on, as it is without a due date, too. */
function costsEveryMonth({ frequency, firstDueDate }: PlanLiability, today: DateString): boolean {
  if (firstDueDate === null) return true
  return frequency === 'monthly' && monthsBetween(today, firstDueDate) <= 1
}

interface Trial {
  order: string[]
  projection: Projection
}

function tryOrder(input: StrategyInput, order: string[]): Trial {
  const { prepayZeroRate = false } = input
  return { order, projection: projectBy(input, { strategy: 'avalanche', prepayZeroRate, order }) }
}

function cheaper(best: Trial, other: Trial): Trial {
  return cheaperFirst(other.projection, best.projection) < 0 ? other : best
}

/** The orders of the strategies as of today. */
function startingOrders(targets: readonly PlanLiability[], { today }: StrategyInput): string[][] {
  const debts = targets.map((liability) => startDebt(liability, today))
  return Object.values(extraOrder).map((compare) => [...debts].sort(compare).map(({ id }) => id))
}

type Search = (input: StrategyInput, start: Trial, allowance: number) => Trial & { tried: number }

const tryPermutations: Search = (input, start, allowance) => {
  const orders = permutations(start.order).slice(0, allowance)
  const best = orders.map((order) => tryOrder(input, order)).reduce(cheaper, start)
  return { ...best, tried: orders.length }
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]]
  return ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]))
}

/** Swaps neighbours as long as that makes it cheaper. */
const swapNeighbours: Search = (input, start, allowance) => {
  let best = start
  let tried = 0
  let place = 0
  let sinceLastGain = 0
  const pairs = start.order.length - 1
  while (sinceLastGain < pairs && tried < allowance) {
    const trial = tryOrder(input, swapped(best.order, place))
    const winner = cheaper(best, trial)
    sinceLastGain = winner === best ? sinceLastGain + 1 : 0
    best = winner
    tried += 1
    place = (place + 1) % pairs
  }
  return { ...best, tried }
}

function swapped(order: readonly string[], place: number): string[] {
  const [a, b] = order.slice(place, place + 2)
  if (a === undefined || b === undefined) return [...order]
  return [...order.slice(0, place), b, a, ...order.slice(place + 2)]
}
