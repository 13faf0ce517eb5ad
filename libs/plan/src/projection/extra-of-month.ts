import { ascending, type Comparator, inOrderOf } from '../comparators'
import { type ExtraTarget, extraOrder, isIdle, type Strategy } from '../strategy'
import { payEarly } from './pay-early'
import { isOpen, type RunningDebt } from './running-debt'

/** Which debts may get extra money, and in which order. */
export interface ExtraRules {
  strategy: Strategy
  /** Whether extra money also goes to debts without interest. */
  prepayZeroRate: boolean
  /** Ids in a custom order, which overrides that of the strategy. */
  order?: readonly string[]
}

/** The rules of a projection; by default avalanche, and nothing for debts without interest. */
export function rulesOf({ strategy = 'avalanche', prepayZeroRate = false }: Partial<ExtraRules>): ExtraRules {
  return { strategy, prepayZeroRate }
}

/** The open debts that may get extra money in a month, in the order they get it. */
export type ExtraOrder = (open: readonly RunningDebt[], month: number) => RunningDebt[]

export function extraOrderOf(rules: ExtraRules): ExtraOrder {
  const compare = comparatorOf(rules)
  if (compare === null) return () => []
  let latest: readonly RunningDebt[] | null = null
  return (open, month) => {
    // Last month's order is almost this month's, so sorting it takes a fraction of the time.
    const candidates = latest?.filter(isOpen) ?? open
    const ordered = targets(candidates, month, rules.prepayZeroRate).sort(compare)
    latest = ordered
    return ordered
  }
}

/**
 * Pays what a month has beyond the dues, in whole minor units.
 *
 * @returns what no debt takes
 */
export function payExtra(ordered: readonly RunningDebt[], money: number): number {
  if (!Number.isFinite(money)) return money
  let left = money
  for (const debt of ordered) {
    if (left <= 0) break
    left -= payEarly(debt, left)
  }
  return left
}

function comparatorOf({ strategy, order }: ExtraRules): Comparator<ExtraTarget> | null {
  if (order) {
    const places = new Map(order.map((id, place) => [id, place]))
    const byPlace = ascending<ExtraTarget>(({ id }) => places.get(id) ?? order.length)
    return inOrderOf(byPlace, extraOrder.avalanche)
  }
  return strategy === 'minimum' ? null : extraOrder[strategy]
}

function targets(open: readonly RunningDebt[], month: number, prepayZeroRate: boolean): RunningDebt[] {
  const found = prepayZeroRate ? [...open] : open.filter(({ bearsInterest }) => bearsInterest)
  for (const debt of found) {
    const { rate, firstDueMonth, clock } = debt
    // That of a debt with a clock is known from the start of the month.
    if (clock === null) debt.idle = isIdle(rate, firstDueMonth === null ? null : firstDueMonth - month)
  }
  return found
}
