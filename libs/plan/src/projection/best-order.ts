import { type DateString, monthsBetween } from '@solvent/money'
import { bearsInterest } from '../lender-terms'
import type { PlanLiability } from '../plan-liability'
import { isActive } from '../schedule'
import { extraOrder } from '../strategy'
import { cheaperFirst, needsNoReserve } from './comparison'
import { coversDues, hasNoReserve } from './coverage'
import { projectBy } from './project-payoff'
import type { Projection, StrategyInput } from './projection'
import { startDebt } from './running-debt'

/** Up to this many debts, every order is tried: 24 for four debts. */
const MAX_DEBTS_TO_PERMUTE = 4
/** Limit of a search in debt-months, so that it takes milliseconds. */
const MAX_DEBT_MONTHS = 100_000

/**
 * What is known of the best order of extra payments.
 *
 * - `proven`: all debts with interest are monthly, none begins later than next month, the budget covers what is due,
 *   and nothing is set aside for later dues. Then the highest rate first costs least: a cent moved to a cheaper debt
 *   saves less interest than it leaves on the more expensive one. With fewer than two debts that bear interest there is
 *   no other order.
 * - `searched`: due dates of different frequencies, a debt that begins later, or a reserve that could have paid off a
 *   small debt early can make another order cheaper. The best one found never costs more than a strategy.
 * - `open`: the budget does not cover what is due (`short`) or never pays it off (`endless`), so more than the order is
 *   at stake; or there are too many debts and months to search (`too-many`).
 */
export type BestOrder = { kind: 'proven' } | { kind: 'open'; because: OpenCause } | FoundOrder

export type OpenCause = 'short' | 'endless' | 'too-many'

interface FoundOrder {
  kind: 'searched'
  /** Ids of the debts with interest, in the order they get extra money; empty if a strategy is cheaper. */
  order: string[]
  projection: Projection
  /** Number of different orders tried. */
  tried: number
}

/** Searches for the cheapest order of extra payments. `strategies` are the projections of the same debts. */
export function bestOrder(given: StrategyInput, strategies: readonly Projection[]): BestOrder {
  const onlyDues = strategies.find(({ strategy }) => strategy === 'minimum')
  const input = onlyDues && needsNoReserve(onlyDues) ? { ...given, keepsReserve: false } : given
  const [cheapest] = [...strategies].sort(cheaperFirst)
  if (!cheapest || cheapest.months === null) return { kind: 'open', because: 'endless' }
  if (!coversDues(cheapest)) return { kind: 'open', because: 'short' }
  const targets = input.liabilities.filter((debt) => isActive(debt) && bearsInterest(debt, input.today))
  const isOnlyOrder = targets.length < 2
  const isHighestRate =
    targets.every((debt) => costsEveryMonth(debt, input.today)) && strategies.every(hasNoReserve)
  if (isOnlyOrder || isHighestRate) return { kind: 'proven' }
  const allowance = Math.floor(MAX_DEBT_MONTHS / (cheapest.months * cheapest.debts.length))
  if (allowance === 0) return { kind: 'open', because: 'too-many' }
  const trials = trialsOf(input)
  const start = startingOrders(targets, input)
    .map((order) => trials.of(order))
    .reduce(cheaper)
  const search = targets.length <= MAX_DEBTS_TO_PERMUTE ? tryPermutations : swapNeighbours
  const found = search(trials, start, trials.count() + allowance)
  const isBeaten = cheaperFirst(cheapest, found.projection) < 0
  const best = isBeaten ? { order: [], projection: cheapest } : found
  return { kind: 'searched', ...best, tried: trials.count() }
}

/**
 * Whether the interest of one rate is posted every month from the next one on; so it is without a due date. By days, a
 * month costs more or less as its days do, so the highest rate is not proven to be the dearest.
 */
function costsEveryMonth(
  { frequency, firstDueDate, lenderTerms }: PlanLiability,
  today: DateString,
): boolean {
  if (firstDueDate === null) return true
  if (lenderTerms != null) return false
  return frequency === 'monthly' && monthsBetween(today, firstDueDate) <= 1
}

interface Trial {
  order: string[]
  projection: Projection
}

/** Projections by order, each computed once. */
interface Trials {
  of(order: string[]): Trial
  count(): number
}

function trialsOf(input: StrategyInput): Trials {
  const { prepayZeroRate = false } = input
  const cache = new Map<string, Trial>()
  return {
    of(order) {
      const key = JSON.stringify(order)
      const rules = { strategy: 'avalanche' as const, prepayZeroRate, order }
      const trial = cache.get(key) ?? { order, projection: projectBy(input, rules) }
      cache.set(key, trial)
      return trial
    },
    count: () => cache.size,
  }
}

function cheaper(best: Trial, other: Trial): Trial {
  return cheaperFirst(other.projection, best.projection) < 0 ? other : best
}

/** The orders of the strategies, as of today. */
function startingOrders(targets: readonly PlanLiability[], { today }: StrategyInput): string[][] {
  const debts = targets.map((liability) => startDebt(liability, today))
  return Object.values(extraOrder).map((compare) => [...debts].sort(compare).map(({ id }) => id))
}

/** Searches from an order until `maxTried` orders have been tried. */
type Search = (trials: Trials, start: Trial, maxTried: number) => Trial

const tryPermutations: Search = (trials, start, maxTried) => {
  let best = start
  for (const order of permutations(start.order)) {
    if (trials.count() >= maxTried) break
    best = cheaper(best, trials.of(order))
  }
  return best
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]]
  return ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]))
}

/** Swaps neighbours while that lowers the cost. */
const swapNeighbours: Search = (trials, start, maxTried) => {
  let best = start
  let place = 0
  let sinceLastGain = 0
  const pairs = start.order.length - 1
  while (sinceLastGain < pairs && trials.count() < maxTried) {
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
