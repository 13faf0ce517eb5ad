import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import { insertBeforeImages } from '../../storage/tables/entry-images-table'
import { type EntryKind, insertEntry, type JournalLine } from '../../storage/tables/journal-table'
import type { LedgerItem } from '../../storage/tables/ledger-items'
import type { Clock } from '../services'

/** The note of an entry that deletes something. */
export const DELETED = 'deleted'

interface NewEntry {
  /** A new one unless the caller has made it. */
  id?: string
  kind: EntryKind
  lines: readonly JournalLine[]
  /** The rows whose terms the entry changes, makes or deletes. Its undo restores them. */
  items?: readonly LedgerItem[]
  /** Today unless told otherwise. */
  occurredOn?: string
  note?: string
  /** The entry that this one takes back. */
  reverses?: string
}

/**
 * Writes one entry and returns its id. It belongs in the transaction that changes the balances, and before the
 * change: it keeps the ledger items as they stand. All of its statements are sent when it is called, so a change that is
 * sent next need not wait for their answers.
 */
export async function writeEntry(
  tx: UserTransaction,
  clock: Clock,
  { id = newId(), kind, lines, items = [], occurredOn = clock.today(), note = '', reverses }: NewEntry,
): Promise<string> {
  const createdAt = clock.now().toISOString()
  await Promise.all([
    insertEntry(tx, { id, kind, occurredOn, createdAt, note, reverses: reverses ?? null, lines }),
    insertBeforeImages(tx, id, items),
  ])
  return id
}
