import type {
  BodyOf,
  EntryWithNotice,
  moveOccurrence as moveOccurrenceContract,
  recordOccurrence as recordOccurrenceContract,
} from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { deleteOccurrence, saveOccurrence } from '../../../storage/tables/occurrences-table'
import type { Services } from '../../services'
import { toEntry } from '../entries'
import { withLimitNotice } from '../limit-notice'
import { requireEntry } from '../require-entry'
import { requireLater } from '../require-later'
import { withBooks } from '../with-books'
import { postOccurrence } from './post-occurrence'
import { takeOccurrence } from './take-occurrence'

/**
 * Records an occurrence that waits, or the next one. A transfer is dated today, because one to a card pays it then. An
 * expense has a notice if it passes the limit of its category.
 *
 * @throws DomainError `not_found`, and as the record of its kind does
 */
export function recordOccurrence(
  services: Services,
  userId: string,
  id: string,
  { due_on, amount, occurred_on }: BodyOf<typeof recordOccurrenceContract>,
): Promise<EntryWithNotice> {
  return withBooks(services, userId, async (books) => {
    const { recurring, occurrence } = await takeOccurrence(books, id, due_on)
    const isDatedToday = recurring.kind === 'transfer' || occurrence.on > books.today
    const entryId = await postOccurrence(books, recurring, {
      amount: amount === undefined ? occurrence.amount : toMinor(amount),
      on: occurred_on ?? (isDatedToday ? books.today : occurrence.on),
    })
    await deleteOccurrence(books, occurrence)
    return withLimitNotice(books, toEntry(await requireEntry(books, entryId)))
  })
}

/** @throws DomainError `not_found` */
export async function skipOccurrence(
  services: Services,
  userId: string,
  id: string,
  dueOn: string,
): Promise<void> {
  await withBooks(services, userId, async (books) => {
    const { occurrence } = await takeOccurrence(books, id, dueOn)
    await deleteOccurrence(books, occurrence)
  })
}

/**
 * Moves an occurrence that waits, or the next one, to a later day.
 *
 * @throws DomainError `not_found`, and `invalid_request` for a day that is not after today or too far ahead
 */
export async function moveOccurrence(
  services: Services,
  userId: string,
  id: string,
  { due_on, on }: BodyOf<typeof moveOccurrenceContract>,
): Promise<void> {
  await withBooks(services, userId, async (books) => {
    requireLater(on, books.today)
    const { recurring, occurrence } = await takeOccurrence(books, id, due_on)
    await saveOccurrence(books, { ...occurrence, on, automatic: recurring.automatic, missed: false })
  })
}
