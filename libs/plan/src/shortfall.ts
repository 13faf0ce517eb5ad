import { type DateString, dueDate } from '@solvent/money'
import type { Grant } from './allocation'
import { coveredBy } from './unpaid-instalments'

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
  const { firstDueDate, frequency, installmentsPaid, credit } = liability
  // The last instalment takes the whole rest, which may be much more than the others.
  const { count } = coveredBy(liability, credit + duePaid, dueCount - 1)
  const number = installmentsPaid + count
  return { shortBy: due - duePaid, shortFrom: dueDate(firstDueDate, frequency, number) }
}
