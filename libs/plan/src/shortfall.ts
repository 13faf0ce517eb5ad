import { type DateString, dueDate, maxOf, minOf } from '@solvent/money'
import type { Grant } from './allocation'

/** The part of what is due that the budget does not cover. */
export interface Shortfall {
  /** Minor units. */
  shortBy: bigint
  /** The due date of the first instalment that is not covered in full; null if all are. */
  shortFrom: DateString | null
}

const COVERED: Shortfall = { shortBy: 0n, shortFrom: null }

export function shortfallOf({ assessment, duePaid }: Grant): Shortfall {
  const { due, dueCount, liability } = assessment
  if (duePaid >= due || liability.firstDueDate === null) return COVERED
  const { firstDueDate, frequency, installmentsPaid, instalment, credit } = liability
  const covered = instalment === 0n ? 0n : maxOf(0n, credit + duePaid) / instalment
  // The last instalment takes the whole rest, which may be much more than the others.
  const last = BigInt(dueCount - 1)
  const number = installmentsPaid + Number(minOf(covered, last))
  return { shortBy: due - duePaid, shortFrom: dueDate(firstDueDate, frequency, number) }
}
