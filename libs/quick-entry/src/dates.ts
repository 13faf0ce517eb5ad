import { addDays, type DateString, dayNumber, isDate } from '@solvent/money'
import { ENGLISH_DATES } from './lexicon/english-dates'
import type { DateWords } from './lexicon/language'

/** A phrase that names a day, with every day it can mean; empty if there is no such day. */
export type ReadDate = { start: number; end: number; text: string; dates: DateString[] }

/**
 * All calendar dates in an English text, without duplicates; `today` only if the text says so. An ambiguous phrase
 * (`3/4/2026`, `last Friday` on a Saturday) yields both days; a phrase that means no single day yields none.
 *
 * @throws RangeError if today is not a date.
 */
export function datesIn(text: string, today: DateString): DateString[] {
  return [...new Set(readDates(text, today, ENGLISH_DATES).flatMap(({ dates }) => dates))]
}

/** The phrases of a text that name a day, and their days. */
export function readDates(text: string, today: DateString, words: DateWords): ReadDate[] {
  // Throws if today is not a date, even if the text names no day.
  dayNumber(today)
  const { all, rules } = phrasesOf(words)
  return [...text.matchAll(all)].map((match) => {
    const { 0: phrase, index: start } = match
    const end = start + phrase.length
    const isAmbiguous = /\d \p{L}+$/u.test(phrase) && /^ \d/.test(text.slice(end))
    // "12 march 5" is the 12th or the 5th.
    const dates = isAmbiguous ? [] : datesOf(phrase, today, rules)
    return { start, end, text: phrase, dates: [...new Set(dates)].filter(isDate) }
  })
}

type Rule = [pattern: RegExp, days: (parts: readonly string[], today: DateString) => DateString[]]

const prepared = new Map<DateWords, { all: RegExp; rules: readonly Rule[] }>()

function phrasesOf(words: DateWords): { all: RegExp; rules: readonly Rule[] } {
  const known = prepared.get(words)
  if (known) return known
  const sources = rulesOf(words)
  const all = new RegExp(
    String.raw`(?<![\p{L}\d$€£₹.,'/:-])(?:${sources.map(([source]) => source.replaceAll(/\((?!\?)/g, '(?:')).join('|')})(?![\p{L}\d/-]|'(?!s\b)|[.,:]\d)`,
    'giu',
  )
  const rules = sources.map(([source, days]): Rule => [new RegExp(`^(?:${source})$`, 'iu'), days])
  prepared.set(words, { all, rules })
  return { all, rules }
}

function datesOf(phrase: string, today: DateString, rules: readonly Rule[]): DateString[] {
  for (const [pattern, days] of rules) {
    const match = pattern.exec(phrase)
    if (match) return days([...match].slice(1), today)
  }
  return []
}

/** The patterns of the phrases, with capturing groups for their parts. */
function rulesOf(words: DateWords): [source: string, days: Rule[1]][] {
  const { months, weekdays, counts } = words
  const month = `(${months.join('|')})`
  const weekday = `(${weekdays.join('|')})`
  const count = String.raw`(\d{1,3}|${Object.keys(counts).join('|')})`
  const unit = `(${words.units.day}|${words.units.week})`
  const year = String.raw`(?:,? (?:de |del )?(\d{4})(?![\d.,]\d))?`
  const day = String.raw`(\d{1,2})`
  const place = (source: string) => source.replace('#', day).replace('%', month)
  const span =
    (sign: 1 | -1): Rule[1] =>
    ([number = '', name = ''], today) => {
      const days = new RegExp(`^(?:${words.units.week})$`, 'iu').test(name) ? 7 : 1
      return [addDays(today, sign * days * (counts[number.toLowerCase()] ?? Number(number)))]
    }
  return [
    [String.raw`(?:${words.on} )?(\d{4})-(\d{2})-(\d{2})`, ([y = '', m = '', d = '']) => [`${y}-${m}-${d}`]],
    ...words.days.map(([source, offset]): [string, Rule[1]] => [
      `(?:${source})${words.timeOfDay}`,
      (_, today) => [addDays(today, offset)],
    ]),
    ...weekdayRules(words, weekday),
    [words.ago.replace('#', count).replace('%', unit), span(-1)],
    [words.ahead.replace('#', count).replace('%', unit), span(1)],
    ...words.dayAndMonth.map((source): [string, Rule[1]] => {
      const isDayFirst = source.indexOf('#') < source.indexOf('%')
      return [
        `${place(source)}${year}`,
        ([one = '', two = '', y], today) =>
          isDayFirst ? nearest(y, two, one, months, today) : nearest(y, one, two, months, today),
      ]
    }),
    [place(words.dayOfThisMonth), ([d = ''], today) => [toDate(today.slice(0, 4), today.slice(5, 7), d)]],
    [place(words.dayOfMonth), ([d = ''], today) => lastDayOfMonth(Number(d), today)],
    [
      String.raw`(?:${words.on} )?(\d{1,2})[/.](\d{1,2})[/.](\d{4})`,
      ([first = '', second = '', y = '']) => [toDate(y, first, second), toDate(y, second, first)],
    ],
  ]
}

function weekdayRules(words: DateWords, weekday: string): [string, Rule[1]][] {
  const entries = Object.entries(words.weekdayPhrases) as [WeekdayKind, string][] // the keys of the type
  return entries.map(([kind, source]) => [
    `${source.replace('#', weekday)}${words.timeOfDay}`,
    ([name = ''], today) => {
      const index = words.weekdays.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(name))
      return weekdaysOf(kind, index, today)
    },
  ])
}

type WeekdayKind = 'recent' | 'last' | 'past' | 'this' | 'next'

/** The most recent such weekday; also today or next week if the words can mean that. */
function weekdaysOf(kind: WeekdayKind, weekday: number, today: DateString): DateString[] {
  // 1970-01-01 was a Thursday.
  const todayWeekday = (((dayNumber(today) + 4) % 7) + 7) % 7
  const back = (todayWeekday - weekday + 7) % 7
  const ahead = (7 - back) % 7
  if (kind === 'next') return [addDays(today, ahead || 7), addDays(today, (ahead || 7) + 7)]
  if (kind === 'this') return [addDays(today, ahead)]
  if (kind === 'past') return [addDays(today, -(back || 7))]
  if (kind === 'recent') return back === 0 ? [today, addDays(today, -7)] : [addDays(today, -back)]
  if (back === 0) return [addDays(today, -7)]
  // "Last Monday" on a Wednesday is two days ago or in the previous week.
  const sinceMonday = (todayWeekday + 6) % 7
  return back <= sinceMonday ? [addDays(today, -back), addDays(today, -back - 7)] : [addDays(today, -back)]
}

/** The day of a month in the year that is written, or the one nearest to today. */
function nearest(
  year: string | undefined,
  monthName: string,
  day: string,
  months: readonly string[],
  today: DateString,
): DateString[] {
  const month = String(months.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(monthName)) + 1)
  if (year) return [toDate(year, month, day)]
  const now = Number(today.slice(0, 4))
  const dates = [now - 1, now, now + 1].map((one) => toDate(String(one), month, day)).filter(isDate)
  const distance = (date: DateString) => Math.abs(dayNumber(date) - dayNumber(today))
  return dates.sort((a, b) => distance(a) - distance(b)).slice(0, 1)
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
