import { type DateString, dayNumber, isDate } from '@solvent/money'
import { BankFileError } from '../bank-file-error'
import { EARLIEST_DAY } from '../limits'
import { monthOfName } from './month-names'
import { quoted } from './read-amount'
import { requireDay } from './require-day'

/** In which order a file writes year, month and day. */
export type DateOrder = 'ymd' | 'mdy' | 'dmy'

type Day = Record<'year' | 'month' | 'day', string>
/** Three numbers, or a date that is the same in every order because the month has a name. */
type DateParts = { numbers: readonly [string, string, string]; separator: string } | { day: Day }

const ORDERS: readonly DateOrder[] = ['mdy', 'dmy', 'ymd']
const TIME =
  /[T\s,]\s*\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d+)?\s*(?:[AaPp]\.?[Mm]\.?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$/
const NUMBERS = /^(\d{1,4})\s*([/.\-'\s])\s*(\d{1,2})\s*[/.\-'\s]\s*(\d{4}|\d{1,2})\.?$/
const COMPACT = /^(\d{2})(\d{2})(\d{2})(\d{2})$/
const JAPANESE = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/
const DAY_NAMED_MONTH =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er)?[\s\-/.]*(?:de\s+)?(\p{L}{3,12})\.?[\s\-/.,']*(?:de\s+)?(\d{4}|\d{2})$/u
const NAMED_MONTH_DAY = /^(\p{L}{3,12})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u
/** Two-digit years before this one are of the 21st century. */
const FIRST_YEAR_OF_1900S = 70

/** Whether the text is a date in at least one order. Days that are too long ago count, so that they can be refused. */
export function isDateText(text: string): boolean {
  const parts = partsOf(text)
  return parts !== null && ORDERS.some((order) => isDate(dateOf(dayIn(parts, order))))
}

/**
 * Reads a date with separators, month names, as YYYYMMDD, or with a time, which is ignored.
 *
 * @throws BankFileError for other texts, days that do not exist and days that are too long ago
 */
export function readDate(text: string, order: DateOrder, line: number): DateString {
  const parts = partsOf(text)
  if (!parts) throw new BankFileError(`${quoted(text)} is not a date.`, line)
  return requireDay(dayIn(parts, order), text.trim(), line)
}

/**
 * The orders that fit all of the texts, the likeliest first: several if no day is later than the 12th. If none fits
 * all, the one that fits most. Never empty.
 */
export function dateOrders(texts: readonly string[]): DateOrder[] {
  const all = texts.flatMap((text) => partsOf(text) ?? [])
  const fits = ORDERS.map((order) => ({ order, days: all.map((parts) => dayOrNull(parts, order)) }))
  const counts = fits.map(({ days }) => days.filter((day) => day !== null).length)
  const most = Math.max(...counts)
  const best = fits.filter((_, index) => counts[index] === most)
  const isYearFirst = best.some(({ order }) => order === 'ymd') && hasYearsFirst(all)
  const plausible = best.length === 1 ? best : best.filter(({ order }) => (order === 'ymd') === isYearFirst)
  const separator = all.find((parts) => 'numbers' in parts)?.separator ?? ''
  const scored = plausible.map(({ order, days }) => ({ order, score: likelihood(order, days, separator) }))
  const sorted = scored.sort((a, b) => b.score - a.score).map(({ order }) => order)
  return most < texts.length ? sorted.slice(0, 1) : sorted
}

function partsOf(text: string): DateParts | null {
  const trimmed = text.trim()
  if (trimmed.length > 40 || !/\d/.test(trimmed)) return null
  const date = trimmed.replace(TIME, '')
  const [, first, separator = '', second, third] = NUMBERS.exec(date) ?? []
  if (first && second && third) return numbers(first, second, third, separator)
  const [, one, two, three, four] = COMPACT.exec(date) ?? []
  if (one && two && three && four) return compact([one, two, three, four])
  const [, year, month, day] = JAPANESE.exec(date) ?? []
  if (year && month && day) return { day: { year, month, day } }
  return namedMonth(date)
}

function numbers(first: string, second: string, third: string, separator: string): DateParts | null {
  if (first.length === 3 || (first.length === 4 && third.length === 4)) return null
  return { numbers: [first, second, third], separator }
}

/** YYYYMMDD if that is a day, otherwise with the year at the end. */
function compact([one, two, three, four]: readonly [string, string, string, string]): DateParts {
  const isYearFirst = isDate(`${one}${two}-${three}-${four}`)
  return { numbers: isYearFirst ? [one + two, three, four] : [one, two, three + four], separator: '' }
}

function namedMonth(date: string): DateParts | null {
  const [, day, name, year] = DAY_NAMED_MONTH.exec(date) ?? []
  const [, otherName, otherDay, otherYear] = NAMED_MONTH_DAY.exec(date) ?? []
  const month = monthOfName(name ?? otherName ?? '')
  const found = { day: day ?? otherDay, year: year ?? otherYear }
  if (month === null || !found.day || !found.year) return null
  return { day: { year: fullYear(found.year), month: String(month), day: found.day } }
}

function dayIn(parts: DateParts, order: DateOrder): Day {
  if ('day' in parts) return parts.day
  const [first, second, third] = parts.numbers
  if (order === 'ymd') return { year: fullYear(first), month: second, day: third }
  const year = fullYear(third)
  return order === 'mdy' ? { year, month: first, day: second } : { year, month: second, day: first }
}

function fullYear(year: string): string {
  if (year.length !== 2) return year
  return `${Number(year) < FIRST_YEAR_OF_1900S ? '20' : '19'}${year}`
}

function dateOf({ year, month, day }: Day): DateString {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function dayOrNull(parts: DateParts, order: DateOrder): DateString | null {
  const date = dateOf(dayIn(parts, order))
  return isDate(date) && date >= EARLIEST_DAY ? date : null
}

/** Whether the first numbers look like years: four digits, or few values that are no months, and many last numbers. */
function hasYearsFirst(all: readonly DateParts[]): boolean {
  const written = all.flatMap((parts) => ('numbers' in parts ? [parts.numbers] : []))
  if (written.some(([first]) => first.length === 4)) return true
  const years = [...new Set(written.map(([first]) => first))]
  const days = new Set(written.map(([, , third]) => third))
  return years.length <= 2 && days.size > 2 && years.every((year) => Number(year) > 12)
}

function likelihood(order: DateOrder, days: readonly (DateString | null)[], separator: string): number {
  const known = days.flatMap((day) => (day === null ? [] : [dayNumber(day)]))
  const distinct = new Set(days)
  const isUsual = separator === '/' ? order === 'mdy' : order === (separator === '.' ? 'dmy' : 'ymd')
  // A file of one month that is read with day and month exchanged has the same day in every month.
  const isMonthly = distinct.size > 3 && new Set(days.map((day) => day?.slice(8))).size === 1
  return (isUsual ? 1 : 0) + (distinct.size > 2 && isSorted(known) ? 4 : 0) - (isMonthly ? 2 : 0)
}

function isSorted(days: readonly number[]): boolean {
  const steps = days.slice(1).map((day, index) => day - (days[index] ?? day))
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0)
}
