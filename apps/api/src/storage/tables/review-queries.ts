import type { UserTransaction } from '../database'

/** An entry's change of one account, with the line of a bank file that stands for it. */
export interface AccountChange {
  entryId: string
  day: string
  /** Minor units. */
  change: string
  note: string
  hasLine: boolean
  bankId: string | null
  counterparty: string
  bankText: string
}

/**
 * What entries between two days, both inclusive, change of an account. Openings, edits and what was undone are left
 * out; so are corrected entries, unless a line of a file stands for them.
 */
export function changesOfPeriod(
  tx: UserTransaction,
  accountId: string,
  { from, to }: Record<'from' | 'to', string>,
): Promise<AccountChange[]> {
  return tx.query(
    `select entry.entry_id as "entryId", entry.occurred_on as day, sum(line.change_minor)::text as change, entry.note,
       bank.entry_id is not null as "hasLine", bank.bank_id as "bankId",
       coalesce(bank.counterparty, '') as counterparty, coalesce(bank.bank_text, '') as "bankText"
     from journal_lines line
     join journal_entries entry using (user_id, entry_id)
     left join bank_lines bank on bank.user_id = $1 and bank.entry_id = entry.entry_id and bank.account_id = $2
     where line.user_id = $1 and line.account_kind in ('asset', 'liability') and line.account_id = $2
       and entry.occurred_on between $3 and $4 and entry.kind not in ('opening', 'adjustment', 'reversal')
       and not exists (
         select from journal_entries undo where undo.user_id = $1 and undo.reverses = entry.entry_id
           and (bank.entry_id is null or not exists (
             select from journal_entries correction
             where correction.user_id = $1 and correction.corrects = entry.entry_id
           ))
       )
     group by entry.entry_id, entry.occurred_on, entry.note, bank.entry_id, bank.bank_id, bank.counterparty,
       bank.bank_text`,
    [tx.userId, accountId, from, to],
  )
}

/** What a person made of an earlier line with the same other party. */
export interface EarlierUse {
  /** In lower case. */
  counterparty: string
  kind: 'expense' | 'income'
  category: string
}

/** The category of the newest expense and income with each other party. */
export function categoriesByCounterparty(tx: UserTransaction): Promise<EarlierUse[]> {
  return tx.query(
    `select distinct on (lower(bank.counterparty), entry.kind) lower(bank.counterparty) as counterparty, entry.kind,
       entry.category
     from bank_lines bank join journal_entries entry using (user_id, entry_id)
     where bank.user_id = $1 and bank.counterparty <> '' and entry.kind in ('expense', 'income')
       and entry.category is not null
     order by lower(bank.counterparty), entry.kind, entry.occurred_on desc, entry.entry_id desc`,
    [tx.userId],
  )
}

/** The debts that earlier lines with each other party were payments on. */
export function debtsByCounterparty(
  tx: UserTransaction,
): Promise<{ counterparty: string; debtId: string }[]> {
  return tx.query(
    `select distinct lower(bank.counterparty) as counterparty, payment.liability_id as "debtId"
     from bank_lines bank join payments payment using (user_id, entry_id)
     where bank.user_id = $1 and bank.counterparty <> ''`,
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
    `select occurred_on as day, sum(change_minor)::text as change
     from journal_lines join journal_entries using (user_id, entry_id)
     where user_id = $1 and account_kind in ('asset', 'liability') and account_id = $2 and occurred_on >= $3
     group by occurred_on order by occurred_on`,
    [tx.userId, accountId, from],
  )
  return rows.map(({ day, change }) => ({ day, change: BigInt(change) }))
}
