import { v7 as newId } from 'uuid'
import type { Transaction } from '../storage/database'
import { type EntryKind, insertEntry, type JournalLine } from '../storage/journal-table'
import type { Clock } from './services'

/** Writes one entry of today and returns its id. It belongs in the transaction that changes the balances. */
export async function writeEntry(
  tx: Transaction,
  { clock, userId }: { clock: Clock; userId: string },
  kind: EntryKind,
  lines: readonly JournalLine[],
): Promise<string> {
  const id = newId()
  await insertEntry(tx, userId, {
    id,
    kind,
    occurredOn: clock.today(),
    createdAt: clock.now().toISOString(),
    note: '',
    lines,
  })
  return id
}
