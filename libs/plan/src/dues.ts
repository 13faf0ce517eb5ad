import { addDays, type DateString } from '@solvent/money'
import type { Schedule } from './plan-liability'
import { costOfInstalments, instalmentsDueThisMonth, instalmentsDueThrough } from './schedule'

export interface Dues {
  /** Unpaid instalments with a due date up to the end of the month, missed ones included; minor units. */
  due: bigint
  /** The part of it whose due date has passed. An instalment due today is not overdue. */
  overdue: bigint
}

/** What a debt asks for in the calendar month of `today`. */
export function duesOfMonth(schedule: Schedule, today: DateString): Dues {
  const missed = instalmentsDueThrough(schedule, addDays(today, -1))
  return {
    due: costOfInstalments(schedule, instalmentsDueThisMonth(schedule, today)),
    overdue: costOfInstalments(schedule, missed),
  }
}
