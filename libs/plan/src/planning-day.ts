import { addDays, type DateString, dayNumber, endOfMonth } from '@solvent/money'

/** A day on which the month is planned, with what every debt asks of it worked out once. */
export interface PlanningDay {
  today: DateString
  yesterday: DateString
  endOfMonth: DateString
  /** Days since 1970-01-01. */
  dayNumber: number
}

/** @throws RangeError if `today` is no date. */
export function planningDay(today: DateString): PlanningDay {
  return {
    today,
    yesterday: addDays(today, -1),
    endOfMonth: endOfMonth(today),
    dayNumber: dayNumber(today),
  }
}
