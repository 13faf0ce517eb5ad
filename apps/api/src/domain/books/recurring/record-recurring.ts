import type { UserTransaction } from '../../../storage/database'
import { openLiabilities } from '../../../storage/tables/liabilities-table'
import type { ToRecord } from '../../../storage/tables/next-to-record'
import { deleteOccurrence, lockOccurrence, saveOccurrence } from '../../../storage/tables/occurrences-table'
import { lockRecurring, type RecurringRow } from '../../../storage/tables/recurring-table'
import { DomainError } from '../../domain-error'
import { onDay } from '../../on-day'
import type { Services } from '../../services'
import type { Books } from '../books'
import { dueInterest, fitsOneTransaction, postInterest } from '../interest'
import { openBooks } from '../open-books'
import { debtOfBill } from './debt-of-bill'
import { postOccurrence } from './post-occurrence'
import { takeNext } from './take-occurrence'

/**
 * Records an occurrence on its day, as if its person had done so then. If it asks, is refused, or pays an open debt, it
 * waits for the person. Of several servers at the same time, one does so. False if more interest has to be posted first
 * than fits the transaction; then nothing is done.
 */
export async function recordRecurring(
  services: Services,
  tx: UserTransaction,
  { what, id, on, dueOn }: ToRecord,
): Promise<boolean> {
  const books = openBooks({ ...onDay(services, on), author: 'schedule', releases: [] }, tx)
  const recurring = await lockRecurring(books, id)
  // Another request deleted it.
  if (!recurring) return true
  const due = await dueInterest(books)
  if (!fitsOneTransaction(due)) return false
  const occurrence =
    what === 'recurring' ? await takeNext(books, recurring, dueOn) : await lockOccurrence(books, id, dueOn)
  // Another request recorded, skipped or moved it.
  if (!occurrence || occurrence.missed || occurrence.on !== on) return true
  if (!occurrence.automatic || (await paysDebt(books, recurring))) {
    await saveOccurrence(books, { ...occurrence, automatic: false })
    return true
  }
  await postInterest(books, due)
  try {
    await postOccurrence(books, recurring, occurrence)
    if (what === 'occurrence') await deleteOccurrence(books, occurrence)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await saveOccurrence(books, { ...occurrence, missed: true })
  }
  return true
}

async function paysDebt(books: Books, recurring: RecurringRow): Promise<boolean> {
  return recurring.kind === 'expense' && debtOfBill(recurring, await openLiabilities(books)) !== null
}
