import { type DateString, monthsBetween } from '@solvent/money'
import type { PlanLiability } from '../plan-liability'
import { isActive } from '../schedule'
import { extraOrder } from '../strategy'
import { cheaperFirst, needsNoReserve } from './comparison'
import { coversDues, keepsNothing } from './coverage'
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
 * - `proven`: all debts with interest are monthly, none begins later than next month, the budget covers what is due, and
 *   nothing is kept for later dues. Then the highest rate first costs least: a cent moved to a cheaper debt saves less
 *   interest than it leaves standing on the dearer one. With one debt that bears interest, or none, there is no other order.
 * - `searched`: due dates of different frequencies, a debt that begins later, or money that is kept and could have paid a
 *   small debt early can make another order cheaper. The best one found is never dearer than a strategy.
 * - `open`: the budget does not cover what is due (`short`) or never pays it off (`endless`), so more than the order is
 *   at stake; or there are too many debts and months for a search (`too-many`).
 */
export type BestOrder = { kind: 'proven' } | { kind: 'open'; because: OpenCause } | FoundOrder

export type OpenCause = 'short' | 'endless' | 'too-many'

interface FoundOrder {
  kind: 'searched'
  /** Ids of the debts with interest, first the one that gets extra money first; empty if a strategy is cheaper. */
  order: string[]
  projection: Projection
  /** Different orders tried. */
  tried: number
}

/** Looks for the cheapest order of extra payments, starting from what the strategies make of the same debts. */
export function bestOrder(given: StrategyInput, strategies: readonly Projection[]): BestOrder {
  const onlyDues = strategies.find(({ strategy }) => strategy === 'minimum')
  const input = onlyDues && needsNoReserve(onlyDues) ? { ...given, keepsReserve: false } : given
  const [cheapest] = [...strategies].sort(cheaperFirst)
  if (!cheapest || cheapest.months === null) return { kind: 'open', because: 'endless' }
  if (!coversDues(cheapest)) return { kind: 'open', because: 'short' }
  const targets = input.liabilities.filter((debt) => isActive(debt) && debt.rateBp > 0)
  const isOnlyOrder = targets.length < 2
  const isHighestRate =
    targets.every((debt) => costsEveryMonth(debt, input.today)) && strategies.every(keepsNothing)
  if (isOnlyOrder || isHighestRate) return { kind: 'proven' }
  const allowance = Math.floor(MOST_WORK / (cheapest.months * cheapest.debts.length))
  if (allowance === 0) return { kind: 'open', because: 'too-many' }
  const trials = trialsOf(input)
  const start = startingOrders(targets, input)
    .map((order) => trials.of(order))
    .reduce(cheaper)
  const search = targets.length <= MOST_TO_PERMUTE ? tryPermutations : swapNeighbours
  const found = search(trials, start, trials.count() + allowance)
  const isBeaten = cheaperFirst(cheapest, found.projection) < 0
  const best = isBeaten ? { order: [], projection: cheapest } : found
  return { kind: 'searched', ...best, tried: trials.count() }
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

/** Orders that were tried, each of them once. */
interface Trials {
  of(order: string[]): Trial
  count(): number
}

function trialsOf(input: StrategyInput): Trials {
  const { prepayZeroRate = false } = input
  const known = new Map<string, Trial>()
  return {
    of(order) {
      const key = JSON.stringify(order)
      const rules = { strategy: 'avalanche' as const, prepayZeroRate, order }
      const trial = known.get(key) ?? { order, projection: projectBy(input, rules) }
      known.set(key, trial)
      return trial
    },
    count: () => known.size,
  }
}

function cheaper(best: Trial, other: Trial): Trial {
  return cheaperFirst(other.projection, best.projection) < 0 ? other : best
}

/** The orders of the strategies as of today. */
function startingOrders(targets: readonly PlanLiability[], { today }: StrategyInput): string[][] {
  const debts = targets.map((liability) => startDebt(liability, today))
  return Object.values(extraOrder).map((compare) => [...debts].sort(compare).map(({ id }) => id))
}

/** Goes on from an order until so many were tried. */
type Search = (trials: Trials, start: Trial, most: number) => Trial

const tryPermutations: Search = (trials, start, most) => {
  let best = start
  for (const order of permutations(start.order)) {
    if (trials.count() >= most) break
    best = cheaper(best, trials.of(order))
  }
  return best
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]]
  return ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]))
}

/** Swaps neighbours as long as that makes it cheaper. */
const swapNeighbours: Search = (trials, start, most) => {
  let best = start
  let place = 0
  let sinceLastGain = 0
  const pairs = start.order.length - 1
  while (sinceLastGain < pairs && trials.count() < most) {
    const winner = cheaper(best, trials.of(swapped(best.order, place)))
    sinceLastGain = winner === best ? sinceLastGain + 1 : 0
    best = winner
    place = (place + 1) % pairs
  }
  return best
}

function swapped(order: readonly string[], place: number): string[] {
  const [a, b] = order.slice(place, place + 2)
  if (a === undefined || b === undefined) return [...order]
  return [...order.slice(0, place), b, a, ...order.slice(place + 2)]
}
