import type { EntryWithNotice, SpendingFields } from '@solvent/contracts'
import type { Services } from '../services'
import { withLimitNotice } from './limit-notice'
import { openBooks } from './open-books'
import { recordedEntry } from './recorded-entry'
import { recordExpense } from './records'
import { inOneTransaction } from './with-books'

/**
 * Records an expense and returns its entry, with a notice if it passes the limit of its category.
 *
 * @throws DomainError as `recordExpense` does
 */
export function recordedExpense(
  services: Services,
  userId: string,
  expense: SpendingFields,
): Promise<EntryWithNotice> {
  return inOneTransaction(services, userId, async (within, tx) => {
    const entry = await recordedEntry(within, userId, recordExpense, expense)
    return withLimitNotice(openBooks(within, tx), entry)
  })
}
