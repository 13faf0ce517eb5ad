import { Foresight, HORIZON, type KnownDues } from './foresight'
import type { AfterDues, Reserve, Surroundings } from './run-month'
import { Scout } from './scout'

/**
 * Keeps money that is needed soon: the least with which none of the next 24 months is shorter of its dues than if
 * everything left were kept. Nothing where using everything leaves none of them short.
 *
 * It asks for the months in their order, each one once.
 */
export function foresee(surroundings: Surroundings): Reserve {
  const known: KnownDues = new WeakMap()
  let scout: Scout | null = null
  return (after) => {
    if (after.left <= 0 || !Number.isFinite(after.left)) return 0
    scout ??= new Scout(after, surroundings)
    if (!scout.findsShortMonth(after.month, after.month + HORIZON)) return 0
    const reserve = leastReserve(after, new Foresight(after, surroundings, known))
    // The scout goes the way on which nothing is kept.
    if (reserve > 0) scout = null
    return reserve
  }
}

/**
 * The least reserve, found from below: what is missing at one amount is needed beyond it, because dues never fall when
 * less is paid on a debt.
 */
function leastReserve({ left }: AfterDues, foresight: Foresight): number {
  const ifAllIsKept = foresight.mostShort(left)
  if (missingBeyond(foresight.mostShort(0), ifAllIsKept) === 0) return 0
  let reserve = 0
  while (reserve < left) {
    const missing = missingBeyond(foresight.shortages(reserve), ifAllIsKept)
    if (missing === 0) break
    reserve = Math.min(left, reserve + missing)
  }
  return reserve
}

/** How much more must be kept so that no month is shorter than the other. Money kept fills the first gap first. */
function missingBeyond(short: readonly number[], allowed: readonly number[]): number {
  let before = 0
  let missing = 0
  for (const [month, amount] of short.entries()) {
    const most = allowed[month] ?? 0
    if (amount > most) missing = Math.max(missing, before + amount - most)
    before += amount
  }
  return missing
}
