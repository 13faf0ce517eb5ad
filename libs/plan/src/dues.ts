import type { Schedule } from './plan-liability'
import type { PlanningDay } from './planning-day'
import { costOfInstalments, instalmentsDueThrough } from './schedule'

export interface Dues {
  /** Unpaid instalments with a due date up to the end of the month, missed ones included; minor units. */
  due: bigint
  /** The part of it whose due date has passed. An instalment due today is not overdue. */
  overdue: bigint
  /** How many instalments are due, and how many of them overdue. */
  dueCount: number
  overdueCount: number
}

/** The dues of a debt in the calendar month of the planning day. `owed` is what is owed on that day. */
export function duesOfMonth(schedule: Schedule, owed: bigint, { yesterday, endOfMonth }: PlanningDay): Dues {
  const dueCount = instalmentsDueThrough(schedule, endOfMonth)
  const overdueCount = dueCount === 0 ? 0 : instalmentsDueThrough(schedule, yesterday)
  return {
    due: costOfInstalments(schedule, dueCount, owed),
    overdue: costOfInstalments(schedule, overdueCount, owed),
    dueCount,
    overdueCount,
  }
}
