import type { UserTransaction } from '../database'

// Each entry is looked up by its key, in a subquery that the planner cannot turn into a join: it has no statistics of a
// new user, and would read all entries for each line.

const UNDONE = 'select reverses from journal_entries where user_id = $1 and reverses is not null'

/** An entry's change of one account, with the line of a bank file that stands for it. */
export interface AccountChange {
  entryId: string
  day: string
  /** Minor units. */
  change: string
  note: string
  /** The kind of the line's file, and its day at the bank; null without a line. */
  fileKind: string | null
  bookedOn: string | null
  bankId: string | null
  counterparty: string
  bankText: string
}

/**
 * What entries between two days, both inclusive, change of an account; those of files by their day at the bank.
 * Openings, edits and what was undone are left out; so are corrected entries, unless a line of a file stands for them.
 */
export function changesOfPeriod(
  tx: UserTransaction,
  accountId: string,
  { from, to }: Record<'from' | 'to', string>,
): Promise<AccountChange[]> {
  return tx.query(
    `select entry.entry_id as "entryId", entry.occurred_on as day, line.change::text as change, entry.note,
       bank.file_kind as "fileKind", bank.booked_on as "bookedOn", bank.bank_id as "bankId",
       coalesce(bank.counterparty, '') as counterparty, coalesce(bank.bank_text, '') as "bankText"
     from (
       select entry_id, sum(change_minor) as change from journal_lines
       where user_id = $1 and account_kind in ('asset', 'liability') and account_id = $2 group by entry_id
     ) line, lateral (
       select entry_id, occurred_on, kind, note from journal_entries
       where user_id = $1 and entry_id = line.entry_id offset 0
     ) entry
     left join lateral (
       select *, (select file_kind from bank_imports where user_id = $1 and import_id = line.import_id) from (
         select account_id, import_id, booked_on, bank_id, counterparty, bank_text from bank_lines
         where user_id = $1 and entry_id = entry.entry_id offset 0
       ) line where account_id = $2
     ) bank on true
     where coalesce(bank.booked_on, occurred_on) between $3 and $4 and kind not in ('opening', 'adjustment', 'reversal') and (
       entry.entry_id not in (${UNDONE})
       or bank.account_id is not null and entry.entry_id in (
         select corrects from journal_entries where user_id = $1 and corrects is not null
       )
     )`,
    [tx.userId, accountId, from, to],
  )
}

/** What a person made of an earlier line with the same other party. */
export interface EarlierUse {
  counterparty: string
  /** What the bank wrote; empty if it names the other party. */
  text: string
  kind: 'expense' | 'income'
  category: string
}

const PARTY = `counterparty, case counterparty when '' then bank_text else '' end as text`

/** The categories of expenses and income with each other party, the newest last. */
export function categoriesByCounterparty(tx: UserTransaction): Promise<EarlierUse[]> {
  return tx.query(
    `select counterparty, text, kind, category from (
       select ${PARTY}, entry.* from bank_lines bank, lateral (
         select kind, category, occurred_on, entry_id from journal_entries
         where user_id = $1 and entry_id = bank.entry_id offset 0
       ) entry
       where bank.user_id = $1 and kind in ('expense', 'income') and category is not null
     ) used
     group by counterparty, text, kind, category order by max(occurred_on), max(entry_id::text)`,
    [tx.userId],
  )
}

/** The debts that earlier lines with each other party were payments on. */
export function debtsByCounterparty(
  tx: UserTransaction,
): Promise<(Pick<EarlierUse, 'counterparty' | 'text'> & { debtId: string })[]> {
  return tx.query(
    `select distinct ${PARTY}, payment.liability_id as "debtId"
     from payments payment, lateral (
       select counterparty, bank_text from bank_lines where user_id = $1 and entry_id = payment.entry_id offset 0
     ) bank
     where payment.user_id = $1`,
    [tx.userId],
  )
}

/** The sums of what entries of each day from one on change of an account, in minor units. */
export async function changesByDayFrom(
  tx: UserTransaction,
  accountId: string,
  from: string,
): Promise<{ day: string; change: bigint }[]> {
  const rows = await tx.query<{ day: string; change: string }>(
    `select day, sum(change_minor)::text as change
     from journal_lines line, lateral (
       select occurred_on as day from journal_entries where user_id = $1 and entry_id = line.entry_id offset 0
     ) entry
     where day >= $3 and line.user_id = $1 and account_kind in ('asset', 'liability') and account_id = $2
     group by day order by day`,
    [tx.userId, accountId, from],
  )
  return rows.map(({ day, change }) => ({ day, change: BigInt(change) }))
}

/** The day of the first entry that changes an account; null if there is none. */
export async function firstDayOf(tx: UserTransaction, accountId: string): Promise<string | null> {
  const [row] = await tx.query<{ day: string | null }>(
    `select min(day)::text as day from journal_lines line, lateral (
       select occurred_on as day from journal_entries where user_id = $1 and entry_id = line.entry_id offset 0
     ) entry
     where line.user_id = $1 and account_kind in ('asset', 'liability') and account_id = $2`,
    [tx.userId, accountId],
  )
  return row?.day ?? null
}
