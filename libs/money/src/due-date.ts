import { addDays, addMonthsClamped, type DateString, daysBetween, monthsBetween } from './calendar-date'

/** How often an instalment falls due. */
export type Frequency = 'weekly' | 'biweekly' | 'monthly' | 'quarterly' | 'yearly'

const DAYS_PER_PERIOD: Partial<Record<Frequency, number>> = { weekly: 7, biweekly: 14 }
const MONTHS_PER_PERIOD: Record<Frequency, number> = {
  weekly: 1,
  biweekly: 1,
  monthly: 1,
  quarterly: 3,
  yearly: 12,
}
const PERIODS_PER_YEAR: Record<Frequency, number> = {
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
}

/** Instalments a year: 52, 26, 12, 4 or 1. */
export function periodsPerYear(frequency: Frequency): number {
  return PERIODS_PER_YEAR[frequency]
}

/** Days in a period of one or two weeks: 7 or 14; null if periods are counted in months. */
export function daysPerPeriod(frequency: Frequency): number | null {
  return DAYS_PER_PERIOD[frequency] ?? null
}

/** Months in a period: 1, 3 or 12; one or two weeks count as the month they are in. */
export function monthsPerPeriod(frequency: Frequency): number {
  return MONTHS_PER_PERIOD[frequency]
}

/**
 * Due date number `k`, where 0 is the first. Always computed from the first date, so a schedule on the 31st has the
 * dates 31 Jan, 28 Feb, 31 Mar and never drifts to the 28th.
 *
 * @throws RangeError if `first` is not a date, `k` is not 0, 1, 2 ..., or the result is after the year 9999.
 */
export function dueDate(first: DateString, frequency: Frequency, k: number): DateString {
  if (!(Number.isInteger(k) && k >= 0)) throw new RangeError('Due dates are numbered 0, 1, 2 ...')
  const days = daysPerPeriod(frequency)
  if (days !== null) return addDays(first, days * k)
  return addMonthsClamped(first, monthsPerPeriod(frequency) * k)
}

/** The number of due dates on or before `until`. */
export function dueDatesThrough(first: DateString, frequency: Frequency, until: DateString): number {
  if (until < first) return 0
  const days = daysPerPeriod(frequency)
  if (days !== null) return Math.floor(daysBetween(first, until) / days) + 1
  const k = Math.floor(monthsBetween(first, until) / monthsPerPeriod(frequency))
  return dueDate(first, frequency, k) <= until ? k + 1 : k
}
