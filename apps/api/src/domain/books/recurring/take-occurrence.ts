import { addDays } from '@solvent/money'
import { lockOccurrence, type OccurrenceRow } from '../../../storage/tables/occurrences-table'
import { lockRecurring, type RecurringRow, updateRecurring } from '../../../storage/tables/recurring-table'
import { DomainError } from '../../domain-error'
import type { Books } from '../books'
import { withNextFrom } from './recurrence-of'

/** An occurrence and what recurs, both locked until the transaction ends. */
export interface TakenOccurrence {
  recurring: RecurringRow
  occurrence: OccurrenceRow
}

/**
 * An occurrence that waits, or the next one, which the recurring entry then has behind it. The caller records, skips or
 * saves it.
 *
 * @throws DomainError `not_found`
 */
export async function takeOccurrence(books: Books, id: string, dueOn: string): Promise<TakenOccurrence> {
  const recurring = await requireRecurring(books, id)
  const waiting = await lockOccurrence(books, id, dueOn)
  if (waiting) return { recurring, occurrence: waiting }
  const next = await takeNext(books, recurring, dueOn)
  if (next) return { recurring, occurrence: next }
  throw new DomainError('not_found', 'This was already recorded or skipped.')
}

/** The next occurrence, if it is that of the day; null if it was taken already. */
export async function takeNext(
  books: Books,
  recurring: RecurringRow,
  dueOn: string,
): Promise<OccurrenceRow | null> {
  if (recurring.nextOn !== dueOn) return null
  await updateRecurring(books, withNextFrom(recurring, addDays(dueOn, 1)))
  const { id: recurringId, amount, automatic } = recurring
  return { recurringId, dueOn, on: dueOn, amount, automatic, missed: false }
}

/**
 * The recurring entry, locked until the transaction ends.
 *
 * @throws DomainError `not_found`
 */
export async function requireRecurring(books: Books, id: string): Promise<RecurringRow> {
  const row = await lockRecurring(books, id)
  if (row) return row
  throw new DomainError('not_found', 'This recurring entry no longer exists.')
}
