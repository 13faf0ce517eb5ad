import { addDays, type DateString, dayNumber, isDate } from '@solvent/money'
import { casual } from 'chrono-node/en'
import { type DateSpan, dateSpansIn, WEEKDAYS } from './date-phrases'

/** A phrase that names a day, with every day it can mean; empty if there is no such day. */
export type ReadDate = DateSpan & { dates: DateString[] }

/**
 * All calendar dates in a text, without duplicates; `today` only if the text says so. An ambiguous phrase
 * (`3/4/2026`, `last Friday` on a Saturday) yields both days; a phrase that means no single day yields none.
 *
 * @throws RangeError if today is not a date.
 */
export function datesIn(text: string, today: DateString): DateString[] {
  return [...new Set(readDates(text, today).flatMap(({ dates }) => dates))]
}

/** The phrases of a text that name a day, and their days. */
export function readDates(text: string, today: DateString): ReadDate[] {
  // Throws if today is not a date, even if the text names no day.
  dayNumber(today)
  return dateSpansIn(text).map((span) => {
    const followedByNumber = /^ \d/.test(text.slice(span.end))
    return { ...span, dates: datesOf(span.text.toLowerCase(), today, followedByNumber) }
  })
}

function datesOf(phrase: string, today: DateString, followedByNumber: boolean): DateString[] {
  // "12 march 5" is the 12th or the 5th.
  if (followedByNumber && /\d [a-z]+$/.test(phrase)) return []
  if (phrase === 'last night') return [addDays(today, -1)]
  if (phrase.endsWith('day before yesterday')) return [addDays(today, -2)]
  const dayOfMonth = /^(?:on )?the (\d{1,2})[a-z]{2}$/.exec(phrase)
  if (dayOfMonth) return lastDayOfMonth(Number(dayOfMonth[1]), today)
  const numeric = /^(?:on )?(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(phrase)
  if (numeric) {
    const [, first = '', second = '', year = ''] = numeric
    return [...new Set([toDate(year, first, second), toDate(year, second, first)])].filter(isDate)
  }
  const weekday = /^(?:(on|last|this past|this|past|next) )?([a-z]+)(?: [a-z]+)?$/.exec(phrase)
  const named = WEEKDAYS.findIndex((name) => name.startsWith(weekday?.[2] ?? '-'))
  if (named >= 0) return weekdays(weekday?.[1], named, today)
  return parseWithChrono(phrase.replace(/^(?:on |earlier )?(?:the )?/, ''), today)
}

function parseWithChrono(phrase: string, today: DateString): DateString[] {
  const results = casual.parse(phrase, { instant: new Date(`${today}T12:00:00Z`), timezone: 0 })
  const [result] = results
  if (results.length !== 1 || result?.text !== phrase || result.end) return []
  const [year, month, day] = [result.start.get('year'), result.start.get('month'), result.start.get('day')]
  return [toDate(String(year), String(month), String(day))].filter(isDate)
}

/** The most recent such weekday; also today or next week if the words can mean that. */
function weekdays(lead: string | undefined, weekday: number, today: DateString): DateString[] {
  // 1970-01-01 was a Thursday.
  const todayWeekday = (((dayNumber(today) + 4) % 7) + 7) % 7
  const back = (todayWeekday - weekday + 7) % 7
  const ahead = (7 - back) % 7
  if (lead === 'next') return [addDays(today, ahead || 7), addDays(today, (ahead || 7) + 7)]
  if (lead === 'this') return [addDays(today, ahead)]
  if (lead === 'past' || lead === 'this past') return [addDays(today, -(back || 7))]
  if (lead !== 'last') return back === 0 ? [today, addDays(today, -7)] : [addDays(today, -back)]
  if (back === 0) return [addDays(today, -7)]
  // "Last Monday" on a Wednesday is two days ago or in the previous week.
  const sinceMonday = (todayWeekday + 6) % 7
  return back <= sinceMonday ? [addDays(today, -back), addDays(today, -back - 7)] : [addDays(today, -back)]
}

/** The most recent such day of the month up to today, in this month or the previous one. */
function lastDayOfMonth(day: number, today: DateString): DateString[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const before =
    month === 1
      ? toDate(String(year - 1), '12', String(day))
      : toDate(String(year), String(month - 1), String(day))
  return [toDate(String(year), String(month), String(day)), before]
    .filter((date) => isDate(date) && date <= today)
    .slice(0, 1)
}

function toDate(year: string, month: string, day: string): DateString {
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
