import {
  addDays,
  addMonthsClamped,
  type DateString,
  daysPerPeriod,
  dueDate,
  dueDatesThrough,
  monthsPerPeriod,
} from '@solvent/money'
import type { LenderTerms } from './lender-terms'
import type { Schedule } from './plan-liability'

/** What decides when interest is added. */
interface Posted extends Pick<Schedule, 'frequency'> {
  firstDueDate: DateString
  lenderTerms?: LenderTerms | null
}

/** The day on which the first period begins; before it nothing bears interest. */
export function firstDay({ firstDueDate, frequency }: Posted): DateString {
  const days = daysPerPeriod(frequency)
  return days === null
    ? addMonthsClamped(firstDueDate, -monthsPerPeriod(frequency))
    : addDays(firstDueDate, -days)
}

/**
 * The days after `after` and up to `through` on which interest is added: the due dates, and the day until which it is
 * deferred instead of those before it.
 */
export function postingDates(debt: Posted, after: DateString, through: DateString): DateString[] {
  const { firstDueDate, frequency, lenderTerms } = debt
  const deferredUntil = lenderTerms?.deferredUntil
  const isDeferred = deferredUntil !== undefined && deferredUntil > after
  const past = dueDatesThrough(firstDueDate, frequency, isDeferred ? deferredUntil : after)
  const length = Math.max(0, dueDatesThrough(firstDueDate, frequency, through) - past)
  const dates = Array.from({ length }, (_, k) => dueDate(firstDueDate, frequency, past + k))
  return isDeferred && deferredUntil <= through ? [deferredUntil, ...dates] : dates
}

/** The last posting date up to a day, or the start of the first period. */
export function lastPosting(debt: Posted, day: DateString): DateString {
  const { firstDueDate, frequency, lenderTerms } = debt
  const deferredUntil = lenderTerms?.deferredUntil
  if (deferredUntil !== undefined && day < deferredUntil) return firstDay(debt)
  const passed = dueDatesThrough(firstDueDate, frequency, day)
  const due = passed === 0 ? firstDay(debt) : dueDate(firstDueDate, frequency, passed - 1)
  return deferredUntil !== undefined && deferredUntil > due ? deferredUntil : due
}

/** The first posting date after a day. */
export function nextPosting(debt: Posted, day: DateString): DateString {
  const { firstDueDate, frequency, lenderTerms } = debt
  const deferredUntil = lenderTerms?.deferredUntil
  if (deferredUntil !== undefined && day < deferredUntil) return deferredUntil
  return dueDate(firstDueDate, frequency, dueDatesThrough(firstDueDate, frequency, day))
}
