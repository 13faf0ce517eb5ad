import { type DateString, dayNumber, endOfMonth } from './calendar-date'

/**
 * How the days of interest are counted: the days of the calendar by a year of 365 or of 360 days, or months of 30 days
 * by a year of 360 (30E/360 ISDA: the last day of a month counts as its 30th).
 */
export type DayCount = 'actual_365' | 'actual_360' | '30_360'

/** The days of a year, by which a yearly rate is divided. */
export function daysPerYear(dayCount: DayCount): number {
  return dayCount === 'actual_365' ? 365 : 360
}

/**
 * The number of a day by a day count. The days from one date to another are the difference of their numbers, so the
 * days of parts always add up.
 *
 * @throws RangeError if the text is not a date
 */
export function countedDay(date: DateString, dayCount: DayCount): number {
  if (dayCount !== '30_360') return dayNumber(date)
  const isLast = date === endOfMonth(date)
  const [year, month, day] = date.split('-').map(Number)
  return 360 * Number(year) + 30 * Number(month) + (isLast ? 30 : Number(day))
}
