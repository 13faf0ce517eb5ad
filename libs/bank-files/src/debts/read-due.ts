import type { DateString } from '@solvent/money'
import { BankFileError } from '../bank-file-error'
import { type DateOrder, isDateText, readDate } from '../fields/date-order'
import { monthOfName } from '../fields/month-names'
import { quoted } from '../fields/read-amount'
import { type CellValue, optionalValue } from './cell-value'

type Due = { day: number } | { on: DateString }

/** The latest day that a debt may have. */
const LATEST_DAY = '2999-12-31'
const LAST_DAY = 31
const DAY =
  /^(?:(?:on|the|day|monthly|am|zum|jeden|jeweils|tag|le|el|dia|d[ií]a|jour|du)\s+)*(\d{1,2})(?:st|nd|rd|th|\.|er|[ºª°])?(?:\s+(?:of|each|every|day|de|du|cada|chaque|jeden|jedes|des|im|eines)\b[\p{L}\s]*)?$/iu
const END_OF_MONTH =
  /^(?:(?:the|on|am|el|le)\s+)?(?:last(?: day)?(?: of (?:the |each |every )?month)?|end of (?:the )?month|month end|eom|ultimo|(?:zum )?monatsende|fin de mes|[uú]ltimo d[ií]a(?: del? mes)?|fin (?:de|du) mois|dernier jour(?: du mois)?)$/i
const NUMBERS_WITHOUT_YEAR = /^(\d{1,2})[./-](\d{1,2})\.?$/
const NAME_WITHOUT_YEAR =
  /^(?:(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(\p{L}{3,12})\.?|(\p{L}{3,12})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?)$/u

/**
 * Reads a day of the month, or a date.
 *
 * @param orders the orders that fit all dates of the column, the likeliest first
 */
export function readDue(text: string, orders: readonly DateOrder[], line: number): CellValue<Due> {
  const { value, problem } = optionalValue(text, (cell) => dueOf(cell, orders, line))
  const days = new Set(isDateText(text) ? orders.flatMap((order) => dayIn(text, order)) : [])
  const isAmbiguous = value !== null && days.size > 1
  return { value, problem: isAmbiguous ? `Check the due date ${text}: it can be read in two ways.` : problem }
}

/** @throws BankFileError */
function dueOf(text: string, orders: readonly DateOrder[], line: number): Due {
  if (isDateText(text)) {
    const on = readDate(text, orders[0] ?? 'ymd', line)
    if (on > LATEST_DAY) throw new BankFileError(`The due date ${text} is too far away.`, line)
    return { on }
  }
  const day = END_OF_MONTH.test(text) ? LAST_DAY : (dayOfMonth(text) ?? dayWithoutYear(text))
  if (day === null || day < 1 || day > LAST_DAY)
    throw new BankFileError(`${quoted(text)} is not a due date.`, line)
  return { day }
}

function dayOfMonth(text: string): number | null {
  const [, day] = DAY.exec(text) ?? []
  return day === undefined ? null : Number(day)
}

/** Of a date without a year, if it is certain which number is the day. */
function dayWithoutYear(text: string): number | null {
  const [, first, second] = NUMBERS_WITHOUT_YEAR.exec(text) ?? []
  if (first !== undefined && second !== undefined) return certainDay(Number(first), Number(second), text)
  const [, day, name, otherName, otherDay] = NAME_WITHOUT_YEAR.exec(text) ?? []
  return monthOfName(name ?? otherName ?? '') === null ? null : Number(day ?? otherDay)
}

function certainDay(first: number, second: number, text: string): number | null {
  if (text.endsWith('.')) return first
  if (first > 12 === second > 12) return null
  return Math.max(first, second)
}

/** The date in this order, in a list; empty if there is none. */
function dayIn(text: string, order: DateOrder): DateString[] {
  try {
    return [readDate(text, order, 1)]
  } catch {
    return []
  }
}
