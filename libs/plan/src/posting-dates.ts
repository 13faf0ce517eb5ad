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

/** The day on which what is due on a due date is stated: that day, or some days before it. */
export function statementOf({ lenderTerms }: Pick<Posted, 'lenderTerms'>, due: DateString): DateString {
  return shifted(due, -(lenderTerms?.statementDays ?? 0))
}

/** Whether a day is that of a statement. */
export function isStatement(debt: Posted, day: DateString): boolean {
  const count = statementsThrough(debt, day)
  return count > 0 && statement(debt, count - 1) === day
}

/** The number of statements up to a day. */
export function statementsThrough({ firstDueDate, frequency, lenderTerms }: Posted, day: DateString): number {
  return dueDatesThrough(firstDueDate, frequency, shifted(day, lenderTerms?.statementDays ?? 0))
}

/** @param number from 0 */
function statement(debt: Posted, number: number): DateString {
  return statementOf(debt, dueDate(debt.firstDueDate, debt.frequency, number))
}

function shifted(day: DateString, days: number): DateString {
  return days === 0 ? day : addDays(day, days)
}

/**
 * The days after `after` and up to `through` on which interest is added: those of the statements, and the day until
 * which it is deferred instead of those before it.
 */
export function postingDates(debt: Posted, after: DateString, through: DateString): DateString[] {
  const deferredUntil = debt.lenderTerms?.deferredUntil
  const isDeferred = deferredUntil !== undefined && deferredUntil > after
  const past = statementsThrough(debt, isDeferred ? deferredUntil : after)
  const length = Math.max(0, statementsThrough(debt, through) - past)
  const dates = Array.from({ length }, (_, k) => statement(debt, past + k))
  return isDeferred && deferredUntil <= through ? [deferredUntil, ...dates] : dates
}

/** The last posting date up to a day, or the start of the first period. */
export function lastPosting(debt: Posted, day: DateString): DateString {
  const deferredUntil = debt.lenderTerms?.deferredUntil
  if (deferredUntil !== undefined && day < deferredUntil) return firstDay(debt)
  const passed = statementsThrough(debt, day)
  const last = passed === 0 ? firstDay(debt) : statement(debt, passed - 1)
  return deferredUntil !== undefined && deferredUntil > last ? deferredUntil : last
}

/** The first posting date after a day. */
export function nextPosting(debt: Posted, day: DateString): DateString {
  const deferredUntil = debt.lenderTerms?.deferredUntil
  if (deferredUntil !== undefined && day < deferredUntil) return deferredUntil
  return statement(debt, statementsThrough(debt, day))
}
