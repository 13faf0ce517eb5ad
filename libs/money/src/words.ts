import { addMonthsClamped, type DateString, daysBetween, monthsBetween } from './calendar-date'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The longest span that is written in days only. */
const MAX_SPAN_IN_DAYS = 60

/** A date in a sentence: `4 December 2026`, or `4 December` if it is in the year of `today`. */
export function dateInWords(date: DateString, today?: DateString): string {
  const day = `${Number(date.slice(8))} ${nameOf(date)}`
  const year = date.slice(0, 4)
  return today?.startsWith(year) ? day : `${day} ${year}`
}

/** A month, `YYYY-MM`, in a sentence: `December 2026`. */
export function monthInWords(month: string): string {
  return `${nameOf(month)} ${month.slice(0, 4)}`
}

function nameOf(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
}

/** A number of months in words: 30 is `2 years 6 months`. */
export function monthsInWords(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [years > 0 && counted(years, 'year'), (rest > 0 || years === 0) && counted(rest, 'month')]
    .filter(Boolean)
    .join(' ')
}

/**
 * The time from one day to a later one: `18 days`, `6 months 18 days`, and from a year on without the remaining days:
 * `13 years 6 months`.
 *
 * @throws RangeError if either is not a date.
 */
export function spanInWords(from: DateString, to: DateString): string {
  const days = daysBetween(from, to)
  if (days <= MAX_SPAN_IN_DAYS) return counted(days, 'day')
  const started = monthsBetween(from, to)
  const months = addMonthsClamped(from, started) > to ? started - 1 : started
  const rest = daysBetween(addMonthsClamped(from, months), to)
  const inMonths = monthsInWords(months)
  return months >= 12 || rest === 0 ? inMonths : `${inMonths} ${counted(rest, 'day')}`
}

/** A number with its noun: `1 day`, `181 days`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** A text with a capital first letter: `from Cash` becomes `From Cash`. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
