import { type DuesCache, Foresight, HORIZON } from './foresight'
import type { AfterDues, ReserveRule, RunContext } from './run-month'
import { ShortMonthFinder } from './short-month-finder'

/**
 * Sets aside money that is needed soon: the least with which none of the next 24 months is shorter of its dues than if
 * everything left were set aside, rounded up to a multiple of `unit`. Nothing if using everything leaves none of them
 * short.
 *
 * The returned rule must be called for the months in order, once each.
 */
export function foresee(context: RunContext, unit = 100n): ReserveRule {
  const cache: DuesCache = new WeakMap()
  let finder: ShortMonthFinder | null = null
  return (after) => {
    if (after.left <= 0 || !Number.isFinite(after.left)) return 0
    finder ??= new ShortMonthFinder(after, context)
    if (!finder.hasShortMonth(after.month, after.month + HORIZON)) return 0
    const least = leastReserve(after, new Foresight(after, context, cache))
    const reserve = Math.min(after.left, Math.ceil(least / Number(unit)) * Number(unit))
    // The finder assumes that nothing is set aside.
    if (reserve > 0) finder = null
    return reserve
  }
}

/**
 * The least reserve, found from below: what is missing with one reserve has to be added to it, because dues never fall
 * when less is paid on a debt.
 */
function leastReserve({ left }: AfterDues, foresight: Foresight): number {
  const ifAllReserved = foresight.maxShortages(left)
  if (missingBeyond(foresight.maxShortages(0), ifAllReserved) === 0) return 0
  let reserve = 0
  while (reserve < left) {
    const missing = missingBeyond(foresight.shortages(reserve), ifAllReserved)
    if (missing === 0) break
    reserve = Math.min(left, reserve + missing)
  }
  return reserve
}

/** How much more must be set aside so that no month is shorter than allowed. A reserve fills the first gap first. */
function missingBeyond(short: readonly number[], allowed: readonly number[]): number {
  let before = 0
  let missing = 0
  for (const [month, amount] of short.entries()) {
    const limit = allowed[month] ?? 0
    if (amount > limit) missing = Math.max(missing, before + amount - limit)
    before += amount
  }
  return missing
}
