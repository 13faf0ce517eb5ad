import { type DateString, dueDate, minOf } from '@solvent/money'
import type { Grant } from './allocation'
import type { PlanningDay } from './planning-day'
import { instalmentsDueThrough } from './schedule'

/** The part of what is due that the budget does not cover. */
export interface Shortfall {
  /** Minor units. */
  shortBy: bigint
  /** The due date of the first instalment that is not covered in full; null if all are. */
  shortFrom: DateString | null
}

export function shortfallOf({ assessment, duePaid }: Grant, { endOfMonth }: PlanningDay): Shortfall {
  const { due, liability } = assessment
  if (duePaid >= due || liability.firstDueDate === null) return { shortBy: 0n, shortFrom: null }
  const { firstDueDate, frequency, installmentsPaid, instalment, credit } = liability
  const covered = instalment === 0n ? 0n : (credit + duePaid) / instalment
  // The last instalment takes the whole rest, which may be many times the others.
  const last = BigInt(instalmentsDueThrough(liability, endOfMonth) - 1)
  const number = installmentsPaid + Number(minOf(covered, last))
  return { shortBy: due - duePaid, shortFrom: dueDate(firstDueDate, frequency, number) }
}
