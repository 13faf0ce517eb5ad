import { addMonthsClamped, type DateString, dayNumber, endOfMonth } from '@solvent/money'

/** The months of a projection by number: 0 is the month of `today`. */
export interface Calendar {
  today: DateString
  /** The day on which the month is planned: `today` in month 0, later the first of the month. */
  planningDay(month: number): DateString
  /** Day number of the last day of the month. */
  lastDay(month: number): number
  /** The month as `YYYY-MM`. */
  name(month: number): string
}

let latest: Calendar | null = null

/**
 * Caches the first and the last day of each month, because a projection asks for them repeatedly, and the latest
 * calendar, because each of its debts asks for it.
 */
export function calendarFrom(today: DateString): Calendar {
  if (latest?.today !== today) latest = newCalendar(today)
  return latest
}

function newCalendar(today: DateString): Calendar {
  const first = `${today.slice(0, 8)}01`
  const lastDays: number[] = []
  const firstDays: DateString[] = []
  const firstOf = (month: number) => {
    const day = firstDays[month] ?? addMonthsClamped(first, month)
    firstDays[month] = day
    return day
  }
  return {
    today,
    planningDay: (month) => (month === 0 ? today : firstOf(month)),
    lastDay(month) {
      const known = lastDays[month]
      if (known !== undefined) return known
      const day = dayNumber(endOfMonth(firstOf(month)))
      lastDays[month] = day
      return day
    },
    name: (month) => firstOf(month).slice(0, 7),
  }
}
