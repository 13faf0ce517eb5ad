import type { UserTransaction } from '../database'
import type { EntryKind } from './journal-table'

export interface LaterEntry {
  kind: EntryKind
  note: string
  occurredOn: string
}

interface Reach {
  /** Assets, expected assets and liabilities whose terms must be unchanged since. */
  terms: readonly string[]
  /** Those that must not have been changed at all since. */
  anything: readonly string[]
}

/**
 * What prevents the undo of an entry: the newest later entry that is not undone and affects the given items. Posted
 * interest comes first, because it cannot be removed.
 */
export async function laterEntry(
  tx: UserTransaction,
  entryId: string,
  { terms, anything }: Reach,
): Promise<LaterEntry | null> {
  const [row] = await tx.query<LaterEntry>(
    `select kind, note, occurred_on as "occurredOn" from journal_entries entry
     where user_id = $1 and entry_id > $2 and kind <> 'reversal'
       and not exists (
         select 1 from journal_entries undo
         where undo.user_id = entry.user_id and undo.reverses = entry.entry_id
       )
       and (
         entry_id in (
           select entry_id from entry_images where user_id = $1 and subject_id = any($3::uuid[])
         ) or entry_id in (
           select entry_id from journal_lines where user_id = $1 and account_id = any($4::uuid[])
         )
       )
     order by kind = 'interest' desc, entry_id desc limit 1`,
    [tx.userId, entryId, terms, anything],
  )
  return row ?? null
}

/**
 * If interest was posted on the liability after the entry and not undone, moves the last posted day to today, so that
 * the terms restored by the undo do not charge the same time again. Accrual restarts from what is owed.
 */
export async function skipChargedTime(
  tx: UserTransaction,
  { entryId, liabilityId, today }: { entryId: string; liabilityId: string; today: string },
): Promise<void> {
  await tx.change(
    `update liabilities set interest_posted_through = $4, accrued_minor = null, accrued_through = null,
       accrued_rest = null
     where user_id = $1 and liability_id = $3 and exists (
       select 1 from journal_lines line join journal_entries entry using (user_id, entry_id)
       where line.user_id = $1 and line.account_kind = 'liability' and line.account_id = $3
         and line.entry_id > $2 and entry.kind = 'interest' and not exists (
           select 1 from journal_entries undo where undo.user_id = $1 and undo.reverses = line.entry_id
         )
     )`,
    [tx.userId, entryId, liabilityId, today],
  )
}
