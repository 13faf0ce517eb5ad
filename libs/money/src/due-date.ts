import { addDays, addMonthsClamped, type DateString, daysBetween, monthsBetween } from './calendar-date'

/** How often an instalment falls due. */
export type Frequency = 'weekly' | 'monthly' | 'quarterly' | 'yearly'

const MONTHS_PER_PERIOD: Record<Frequency, number> = { weekly: 1, monthly: 1, quarterly: 3, yearly: 12 }
const PERIODS_PER_YEAR: Record<Frequency, number> = { weekly: 52, monthly: 12, quarterly: 4, yearly: 1 }

/** Instalments a year: 52, 12, 4 or 1. */
export function periodsPerYear(frequency: Frequency): number {
  return PERIODS_PER_YEAR[frequency]
}

/** Months in a period: 1, 3 or 12; a week counts as the month it is in. */
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
  if (frequency === 'weekly') return addDays(first, 7 * k)
  return addMonthsClamped(first, monthsPerPeriod(frequency) * k)
}

/** The number of due dates on or before `until`. */
export function dueDatesThrough(first: DateString, frequency: Frequency, until: DateString): number {
  if (until < first) return 0
  if (frequency === 'weekly') return Math.floor(daysBetween(first, until) / 7) + 1
  const k = Math.floor(monthsBetween(first, until) / monthsPerPeriod(frequency))
  return dueDate(first, frequency, k) <= until ? k + 1 : k
}
