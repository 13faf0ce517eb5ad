import { addMonthsClamped, type DateString, dayNumber, endOfMonth } from '@solvent/money'

/** The months of a projection by number: 0 is the month of `today`. */
export interface Calendar {
  today: DateString
  /** The day the plan of the month is made: `today` in month 0, later the first. */
  planningDay(month: number): DateString
  /** Day number of the last day of the month. */
  lastDay(month: number): number
  /** The month as `YYYY-MM`. */
  name(month: number): string
}

/** Works days out once, as every projection of a comparison asks for the same ones. */
export function calendarFrom(today: DateString): Calendar {
  const first = `${today.slice(0, 8)}01`
  const lastDays: number[] = []
  const firstOf = (month: number) => addMonthsClamped(first, month)
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
