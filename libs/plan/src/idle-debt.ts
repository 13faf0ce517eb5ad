import { addDays, type DateString, endOfMonth, monthsBetween } from '@solvent/money'
import { accruesByDays, curveOf } from './accrual-by-days'
import { comparableRate } from './effective-rate'
import { laterOf } from './later-of'
import { bearsInterestFrom } from './lender-terms'
import type { PlanLiability } from './plan-liability'
import { firstDay } from './posting-dates'
import { isIdle } from './strategy'

/** Whether a debt costs no interest before next month's plan, as `isIdle`. */
export function isIdleOn(debt: PlanLiability, today: DateString): boolean {
  const { rateBp, frequency, firstDueDate } = debt
  if (!accruesByDays(debt)) {
    const monthsToFirst = firstDueDate === null ? null : monthsBetween(today, firstDueDate)
    return isIdle(comparableRate(rateBp, frequency), monthsToFirst)
  }
  const from = laterOf(firstDay(debt), today)
  const nextMonth = addDays(endOfMonth(today), 1)
  return nextMonth <= from || curveOf(debt).weight(from, nextMonth) <= 0
}

/** The day from which on a debt will cost interest; null if it does already, or never will. */
export function interestBegins(debt: PlanLiability, today: DateString): DateString | null {
  const { firstDueDate, frequency, lenderTerms = null } = debt
  if (firstDueDate === null || !isIdleOn(debt, today)) return null
  const first = firstDay({ firstDueDate, frequency })
  if (lenderTerms === null) return first
  const day = laterOf(first, today)
  return bearsInterestFrom(debt, day)
}
