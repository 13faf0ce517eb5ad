import { addDays, type DateString, dayNumber, endOfMonth } from '@solvent/money'

/** The day of a plan, with the dates that every debt needs computed once. */
export interface PlanningDay {
  today: DateString
  yesterday: DateString
  endOfMonth: DateString
  /** Days since 1970-01-01. */
  dayNumber: number
}

/** @throws RangeError if `today` is not a valid date. */
export function planningDay(today: DateString): PlanningDay {
  return {
    today,
    yesterday: addDays(today, -1),
    endOfMonth: endOfMonth(today),
    dayNumber: dayNumber(today),
  }
}
