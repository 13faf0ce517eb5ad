import { addDays } from '@solvent/money'

const QUARTER_MS = 15 * 60 * 1000
/** A day of 25 hours, and the hour that may be skipped on the next one. */
const MAX_QUARTERS = 27 * 4

interface LocalTime {
  /** YYYY-MM-DD */
  date: string
  hour: number
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The day and hour in a time zone. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [date = '', time = ''] = format.format(at).split(' ')
  return { date, hour: Number(time.slice(0, 2)) }
}

/** The first time after `now` at which a day's `hour` has begun; if the clocks skip that hour, the one after it. */
export function nextTimeAt(hour: number, timeZone: string, now: Date): Date {
  const today = localTime(now, timeZone)
  const day = today.hour < hour ? today.date : addDays(today.date, 1)
  let at = (Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS
  // All time zones differ from UTC by quarters of an hour.
  for (let count = 0; count < MAX_QUARTERS; count += 1, at += QUARTER_MS) {
    const local = localTime(new Date(at), timeZone)
    if (local.date > day || (local.date === day && local.hour >= hour)) break
  }
  return new Date(at)
}

/** Whether an hour lies between two others, the second one excluded. They may span midnight. */
export function isBetween(hour: number, from: number, to: number): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}
