import type { UserTransaction } from '../database'

/** Whether the entry of a line was undone and not replaced. */
const IS_GONE = `line.entry_id in (
  select reverses from journal_entries where user_id = $1 and reverses is not null
) and line.entry_id not in (
  select corrects from journal_entries where user_id = $1 and corrects is not null
)`

/** Which of the bank's ids an account has lines of already. Those of undone entries do not count. */
export async function knownBankIds(
  tx: UserTransaction,
  accountId: string,
  bankIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ bank_id: string }>(
    `select bank_id from bank_lines line
     where user_id = $1 and account_id = $2 and bank_id = any($3::text[]) and not (${IS_GONE})`,
    [tx.userId, accountId, bankIds],
  )
  return new Set(rows.map(({ bank_id }) => bank_id))
}

/** An entry's change of an account, and whether it can stand for a line of a bank file. */
export interface ExistingChange {
  entryId: string
  /** Minor units. */
  change: bigint
  isUndone: boolean
  /** Whether a line of another file stands for it already. */
  hasLine: boolean
}

/** What these entries change of an account; entries that do not are left out. */
export async function changesOfAccount(
  tx: UserTransaction,
  accountId: string,
  entryIds: readonly string[],
): Promise<ExistingChange[]> {
  const rows = await tx.query<{ id: string; change: string; undone: boolean; linked: boolean }>(
    `select wanted.id, line.change::text as change,
       wanted.id in (select reverses from journal_entries where user_id = $1 and reverses is not null) as undone,
       (
         select bool_or(account_id = $2) from (
           select account_id from bank_lines where user_id = $1 and entry_id = wanted.id offset 0
         ) line
       ) is true as linked
     from unnest($3::uuid[]) wanted(id), lateral (
       select sum(change_minor) as change from (
         select account_id, change_minor from journal_lines where user_id = $1 and entry_id = wanted.id offset 0
       ) changed where account_id = $2 having count(*) > 0
     ) line`,
    [tx.userId, accountId, entryIds],
  )
  return rows.map(({ id, change, undone, linked }) => ({
    entryId: id,
    change: BigInt(change),
    isUndone: undone,
    hasLine: linked,
  }))
}

/** What entries after a day have changed of an account, in minor units. */
export async function changedAfter(tx: UserTransaction, accountId: string, day: string): Promise<bigint> {
  const [row] = await tx.query<{ change: string }>(
    `select coalesce(sum(change_minor), 0)::text as change
     from journal_lines line, lateral (
       select occurred_on from journal_entries where user_id = $1 and entry_id = line.entry_id offset 0
     ) entry
     where occurred_on > $3 and line.user_id = $1 and account_kind in ('asset', 'liability') and account_id = $2`,
    [tx.userId, accountId, day],
  )
  return BigInt(row?.change ?? 0)
}

/** What a bank wrote about an entry. */
export interface BankLineRow {
  fileName: string
  bookedOn: string
  valueOn: string | null
  counterparty: string
  bankText: string
  bankId: string | null
}

/** The lines of bank files about an entry, or about the one that it corrects. */
export function bankLinesOf(tx: UserTransaction, entryId: string): Promise<BankLineRow[]> {
  return tx.query(
    `select file_name as "fileName", booked_on as "bookedOn", value_on as "valueOn", counterparty,
       bank_text as "bankText", bank_id as "bankId"
     from bank_lines join bank_imports using (user_id, import_id)
     where user_id = $1 and entry_id in (
       $2, (select corrects from journal_entries where user_id = $1 and entry_id = $2)
     )
     order by created_at, bank_lines.account_id`,
    [tx.userId, entryId],
  )
}

/** A line of a bank file and the entry that stands for it. */
export interface ImportedEntry {
  entryId: string
  accountId: string
  day: string
  counterparty: string
  text: string
  /** Minor units; positive for money that came in. */
  amount: bigint
  category: string | null
}

/** All lines whose entries stand, newest first. */
export async function importedEntries(tx: UserTransaction): Promise<ImportedEntry[]> {
  const rows = await tx.query<Omit<ImportedEntry, 'amount'> & { amount: string }>(
    `select line.entry_id as "entryId", line.account_id as "accountId", booked_on as day, counterparty,
       bank_text as text, amount_minor::text as amount, entry.category
     from bank_lines line, lateral (
       select category from journal_entries where user_id = $1 and entry_id = line.entry_id offset 0
     ) entry
     where line.user_id = $1 and not (${IS_GONE})
     order by booked_on desc, line.entry_id desc`,
    [tx.userId],
  )
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}
