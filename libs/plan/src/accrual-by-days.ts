import { type DateString, halfUpDiv, maxOf } from '@solvent/money'
import { laterOf } from './later-of'
import type { LenderTerms } from './lender-terms'
import type { Accrual, OwedDebt } from './plan-liability'
import { firstDay, lastPosting, nextPosting } from './posting-dates'
import { type RateCurve, rateCurve } from './rate-curve'

/** A debt whose interest runs up day by day. */
export interface DailyDebt extends OwedDebt {
  firstDueDate: DateString
  lenderTerms: LenderTerms
}

/** Whether interest runs up by days; otherwise it is counted by periods, as is that of a debt without due dates. */
export function accruesByDays(debt: OwedDebt): debt is DailyDebt {
  return debt.lenderTerms != null && debt.firstDueDate !== null
}

export function curveOf({ rateBp, lenderTerms }: DailyDebt): RateCurve {
  return rateCurve(rateBp, lenderTerms)
}

/** Whether the interest so far is not owed if the debt is paid off now. */
export function isDeferred({ lenderTerms }: DailyDebt, today: DateString): boolean {
  return lenderTerms.deferredUntil !== undefined && today < lenderTerms.deferredUntil
}

/**
 * The interest run up since the last posting, times the base of the curve. Below 0 if interest posted early is partly
 * unpaid, because that rest bears none. 0 before the first period. Postings up to `today` must be in the balance.
 */
export function unitsOn(debt: DailyDebt, today: DateString): bigint {
  return unitsSince(debt, lastPosting(debt, today), today)
}

/** The same up to a day, in a period that began on `start`. */
export function unitsSince(debt: DailyDebt, start: DateString, day: DateString): bigint {
  const { remaining, accrual } = debt
  const curve = curveOf(debt)
  const begin = laterOf(accrual ? accrual.through : start, firstDay(debt))
  const added = begin < day ? remaining * BigInt(curve.weight(begin, day)) : 0n
  return accrual ? accrual.sum * BigInt(curve.base) + BigInt(accrual.rest ?? 0) + added : added
}

/** Interest in minor units, half up; never below 0. */
export function interestOfUnits(units: bigint, base: number): bigint {
  return halfUpDiv(maxOf(0n, units), BigInt(base))
}

export function accrualOfUnits(units: bigint, base: number, through: DateString): Required<Accrual> {
  const divisor = BigInt(base)
  const rest = ((units % divisor) + divisor) % divisor
  return { sum: (units - rest) / divisor, rest: Number(rest), through }
}

/** As `accruedOfRest` by months: the unpaid rest of interest posted early bears none until the next posting. */
export function unitsOfRest(rest: bigint, debt: DailyDebt, today: DateString): bigint {
  return -rest * BigInt(curveOf(debt).weight(today, nextPosting(debt, today)))
}

/** As `accrualOfNewTerms`, of a debt that accrues by days. */
export function daysOfNewTerms(before: OwedDebt, after: DailyDebt, today: DateString): Accrual | null {
  const isSamePeriod =
    before.frequency === after.frequency &&
    before.firstDueDate === after.firstDueDate &&
    before.lenderTerms?.deferredUntil === after.lenderTerms.deferredUntil
  if (!accruesByDays(before) || !isSamePeriod) return null
  const corrected = { ...before, remaining: after.remaining - before.remaining, accrual: null }
  const units = unitsOn(before, today) + unitsOn(corrected, today)
  const [from, to] = [curveOf(before).base, curveOf(after).base]
  return accrualOfUnits((units * BigInt(to)) / BigInt(from), to, today)
}
