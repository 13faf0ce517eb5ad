import type { UserTransaction } from '../database'
import type { EntryKind } from './journal-table'

export interface LaterEntry {
  kind: EntryKind
  note: string
  occurredOn: string
}

interface Reach {
  /** Assets, expected assets and liabilities whose terms must not have changed since. */
  terms: readonly string[]
  /** Those to which nothing at all may have happened since. */
  anything: readonly string[]
}

/**
 * What stands in the way of taking an entry back: the newest later entry that still counts and reached into the
 * named ones. Posted interest comes first, because nothing can remove it.
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
 * Where interest was posted on the liability since the entry and still counts, the next due date that counts is one
 * after today: the terms that the undo of the entry restores must not charge the same time again. The months since that
 * posting count by what is owed again.
 */
export async function skipChargedTime(
  tx: UserTransaction,
  { entryId, liabilityId, today }: { entryId: string; liabilityId: string; today: string },
): Promise<void> {
  await tx.query(
    `update liabilities set interest_posted_through = $4, accrued_minor = null, accrued_through = null
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
