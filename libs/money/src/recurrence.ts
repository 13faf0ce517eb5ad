import {
  addDays,
  addMonthsClamped,
  type DateString,
  dayNumber,
  daysBetween,
  endOfMonth,
  monthsBetween,
} from './calendar-date'

/**
 * When something comes back: every so many weeks, every so many months on the day of the first one, or on the last
 * working day of every so many months.
 */
export interface Recurrence {
  unit: 'week' | 'month' | 'last_working_day'
  /** 1, 2, 3 ... */
  every: number
  /** The first day on which it may happen, from which the others are counted. */
  startsOn: DateString
  /** The last day on which it may happen; null without an end. */
  endsOn: DateString | null
}

/**
 * The first day of a recurrence on or after `from`, or null if it ends before. A day that a month does not have is its
 * last day, as with `dueDate`. Working days are Monday to Friday; holidays differ between countries and are not known.
 *
 * @throws RangeError if a date is invalid
 */
export function nextOccurrence(recurrence: Recurrence, from: DateString): DateString | null {
  const { startsOn, endsOn } = recurrence
  const earliest = from > startsOn ? from : startsOn
  const k = occurrencesBefore(recurrence, earliest)
  // The estimate ignores days, so it is exact or one too low.
  const day = [occurrence(recurrence, k), occurrence(recurrence, k + 1)].find((on) => on >= earliest)
  return day === undefined || (endsOn !== null && day > endsOn) ? null : day
}

/** The days of a recurrence after one day up to another, in order; at most `limit` of them. */
export function occurrencesBetween(
  recurrence: Recurrence,
  { after, through }: Record<'after' | 'through', DateString>,
  limit = Number.POSITIVE_INFINITY,
): DateString[] {
  const days: DateString[] = []
  let on = nextOccurrence(recurrence, addDays(after, 1))
  while (on !== null && on <= through && days.length < limit) {
    days.push(on)
    on = nextOccurrence(recurrence, addDays(on, 1))
  }
  return days
}

function occurrencesBefore({ unit, every, startsOn }: Recurrence, day: DateString): number {
  if (unit === 'week') return Math.floor(daysBetween(startsOn, day) / (7 * every))
  return Math.floor(monthsBetween(startsOn, day) / every)
}

function occurrence({ unit, every, startsOn }: Recurrence, k: number): DateString {
  if (unit === 'week') return addDays(startsOn, 7 * every * k)
  const day = addMonthsClamped(startsOn, every * k)
  return unit === 'month' ? day : lastWorkingDay(day)
}

function lastWorkingDay(ofMonth: DateString): DateString {
  const last = endOfMonth(ofMonth)
  // 1970-01-01 was a Thursday; 0 is Monday.
  const weekday = (((dayNumber(last) + 3) % 7) + 7) % 7
  return addDays(last, -Math.max(0, weekday - 4))
}
