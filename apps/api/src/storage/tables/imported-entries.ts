import type { UserTransaction } from '../database'
import type { JournalLine } from './journal-table'
import { LEDGER_ITEM_TABLES } from './ledger-items'
import type { JsonRow } from './transfer-tables'

/**
 * The debts that an import's entries changed and that later entries of others changed, too. The entries of an import
 * are written together, so these are later than all of them.
 */
export async function debtsChangedSince(tx: UserTransaction, importId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `with imported as (
       select line.account_id as id, min(line.entry_id::text)::uuid as first
       from journal_entries entry join journal_lines line using (user_id, entry_id)
       where entry.user_id = $1 and entry.import_id = $2 and line.account_kind = 'liability'
       group by line.account_id
     )
     select id from imported where exists (
       select from journal_lines line join journal_entries entry using (user_id, entry_id)
       where line.user_id = $1 and line.account_kind = 'liability' and line.account_id = id
         and line.entry_id > first and entry.import_id is distinct from $2
     ) or exists (
       select from entry_images image join journal_entries entry using (user_id, entry_id)
       where image.user_id = $1 and image.subject_id = id and image.entry_id > first
         and entry.import_id is distinct from $2
     )`,
    [tx.userId, importId],
  )
  return rows.map(({ id }) => id)
}

/**
 * The entries of an import that must stay: payments on these debts with their interest and undos, and entries that a
 * line of another import stands for.
 */
export async function entriesToKeep(
  tx: UserTransaction,
  importId: string,
  debtIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select entry.entry_id as id from journal_entries entry
     left join journal_entries undone on undone.user_id = $1 and undone.entry_id = entry.reverses
     where entry.user_id = $1 and entry.import_id = $2 and (
       coalesce(undone.kind, entry.kind) in ('payment', 'interest') and exists (
         select from journal_lines line
         where line.user_id = $1 and line.entry_id = entry.entry_id and line.account_id = any($3::uuid[])
       ) or exists (
         select from bank_lines line
         where line.user_id = $1 and line.entry_id = entry.entry_id and line.import_id <> $2
       )
     )`,
    [tx.userId, importId, debtIds],
  )
  return rows.map(({ id }) => id)
}

/** Takes entries out of their import, so that they stay when it is undone. */
export async function releaseFromImport(tx: UserTransaction, entryIds: readonly string[]): Promise<void> {
  await tx.change(
    'update journal_entries set import_id = null where user_id = $1 and entry_id = any($2::uuid[])',
    [tx.userId, entryIds],
  )
}

/** What the entries of an import changed in all, and their number without undos. */
export async function sumsOfImport(
  tx: UserTransaction,
  importId: string,
): Promise<{ lines: JournalLine[]; entries: number }> {
  const sums = await tx.query<Pick<JournalLine, 'accountKind' | 'accountId'> & { change: string }>(
    `select account_kind as "accountKind", account_id as "accountId", sum(change_minor)::text as change
     from journal_entries join journal_lines using (user_id, entry_id)
     where user_id = $1 and import_id = $2 group by account_kind, account_id order by account_kind desc, account_id`,
    [tx.userId, importId],
  )
  const [count] = await tx.query<{ entries: number }>(
    `select count(*)::int as entries from journal_entries
     where user_id = $1 and import_id = $2 and kind <> 'reversal'`,
    [tx.userId, importId],
  )
  return {
    lines: sums.map((sum) => ({ ...sum, change: BigInt(sum.change) })),
    entries: count?.entries ?? 0,
  }
}

/** Deletes the lines of an import that stand for entries of others. */
export async function deleteLinesOfOthers(tx: UserTransaction, importId: string): Promise<void> {
  await tx.change(
    `delete from bank_lines line where user_id = $1 and import_id = $2 and not exists (
       select from journal_entries entry
       where entry.user_id = $1 and entry.entry_id = line.entry_id and entry.import_id = $2
     )`,
    [tx.userId, importId],
  )
}

/** Restores the whole row of a debt. */
export async function restoreDebt(tx: UserTransaction, row: JsonRow): Promise<void> {
  const { name, id, balance, terms } = LEDGER_ITEM_TABLES.liability
  const columns = `${terms}, ${balance}, interest_posted_through`
  await tx.change(
    `update ${name} set (${columns}) = (select ${columns} from jsonb_populate_record(null::${name}, $2::jsonb))
     where user_id = $1 and ${id} = $3`,
    [tx.userId, JSON.stringify(row), row[id]],
  )
}
