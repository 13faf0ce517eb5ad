import type { UserTransaction } from '../database'
import type { JournalLine } from './journal-table'
import { LEDGER_ITEM_TABLES } from './ledger-items'
import type { JsonRow } from './transfer-tables'

// Each entry is looked up by its key, in a subquery that the planner cannot turn into a join: it has no statistics of a
// new user, and would read all entries for each line.

/** A condition on a row of an entry that the import ($2) did not write. */
function ofOthers(row: string): string {
  return `(select import_id is distinct from $2 from journal_entries where user_id = $1 and entry_id = ${row}.entry_id)`
}

/**
 * The debts that an import's entries changed and that later entries of others changed, too. The entries of an import
 * are written together, so these are later than all of them.
 */
export async function debtsChangedSince(tx: UserTransaction, importId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `with imported as materialized (
       select account_id as id, min(entry.entry_id::text)::uuid as first from journal_entries entry, lateral (
         select account_id, account_kind from journal_lines
         where user_id = $1 and entry_id = entry.entry_id offset 0
       ) line
       where entry.user_id = $1 and import_id = $2 and account_kind = 'liability' group by account_id
     )
     select id from imported where (
       select true from journal_lines line
       where user_id = $1 and account_kind = 'liability' and account_id = id and line.entry_id > first
         and ${ofOthers('line')} limit 1
     ) or (
       select true from entry_images image
       where user_id = $1 and subject_kind = 'liability' and subject_id = id and image.entry_id > first
         and ${ofOthers('image')} limit 1
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
    `select entry_id as id from journal_entries entry
     where user_id = $1 and import_id = $2 and (
       coalesce((select kind from journal_entries where user_id = $1 and entry_id = entry.reverses), kind)
         in ('payment', 'interest') and (
         select bool_or(account_id = any($3::uuid[])) from (
           select account_id from journal_lines where user_id = $1 and entry_id = entry.entry_id offset 0
         ) line
       ) or (
         select bool_or(line.import_id <> $2) from (
           select import_id from bank_lines where user_id = $1 and entry_id = entry.entry_id offset 0
         ) line
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
     from journal_entries entry, lateral (
       select account_kind, account_id, change_minor from journal_lines
       where user_id = $1 and entry_id = entry.entry_id offset 0
     ) line
     where entry.user_id = $1 and import_id = $2
     group by account_kind, account_id order by account_kind desc, account_id`,
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
    `delete from bank_lines line where user_id = $1 and import_id = $2 and ${ofOthers('line')}`,
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
