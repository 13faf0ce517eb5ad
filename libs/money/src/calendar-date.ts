/** A day of the Gregorian calendar as `YYYY-MM-DD`, years 0001 to 9999, without time or zone. */
export type DateString = string

type Day = { year: number; month: number; day: number }

/** Whether the text is an existing day, written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  return parse(text) !== null
}

/**
 * Days since 1970-01-01 (negative before it).
 *
 * @throws RangeError if the text is not a date.
 */
export function dayNumber(date: DateString): number {
  const { year, month, day } = read(date)
  // Years start in March, so that the leap day is the last day.
  const marchYear = month <= 2 ? year - 1 : year
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return yearStart(marchYear) + dayOfYear - DAYS_TO_1970
}

/** Days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: DateString, to: DateString): number {
  return dayNumber(to) - dayNumber(from)
}

/** Calendar months from the month of one date to that of another, ignoring the days. */
export function monthsBetween(from: DateString, to: DateString): number {
  const a = read(from)
  const b = read(to)
  return (b.year - a.year) * 12 + (b.month - a.month)
}

/** The date some days later, or earlier if negative. */
export function addDays(date: DateString, days: number): DateString {
  const marchDay = dayNumber(date) + days + DAYS_TO_1970
  // The estimate from the mean year length is exact or one year off.
  const estimate = Math.floor(marchDay / 365.2425)
  const marchYear = [estimate + 1, estimate].find((year) => yearStart(year) <= marchDay) ?? estimate - 1
  const dayOfYear = marchDay - yearStart(marchYear)
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  return write({ year: month <= 2 ? marchYear + 1 : marchYear, month, day })
}

/** The same day some months later; a day that does not exist becomes the last of the month (31 -> 28). */
export function addMonthsClamped(date: DateString, months: number): DateString {
  const start = read(date)
  const index = start.year * 12 + start.month - 1 + months
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  return write({ year, month, day: Math.min(start.day, daysInMonth(year, month)) })
}

/** The last day of the date's month. */
export function endOfMonth(date: DateString): DateString {
  const { year, month } = read(date)
  return write({ year, month, day: daysInMonth(year, month) })
}

/** Days from 1 March of year 0 to 1970-01-01. */
const DAYS_TO_1970 = 719_468

/** Days from 1 March of year 0 to 1 March of the given year. */
function yearStart(year: number): number {
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function parse(text: string): Day | null {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 7)
  const day = digits(text, 8, 10)
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? { year, month, day } : null
}

/** Parses some characters as a number, or NaN. Written by hand because plans of thousands of debts parse many dates. */
function digits(text: string, start: number, end: number): number {
  let value = 0
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

function read(date: DateString): Day {
  const day = parse(date)
  if (!day) throw new RangeError(`Not a calendar date (YYYY-MM-DD): "${date}"`)
  return day
}

function write({ year, month, day }: Day): DateString {
  if (!(year >= 1 && year <= 9999)) throw new RangeError('Date must be in the years 0001 to 9999')
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
