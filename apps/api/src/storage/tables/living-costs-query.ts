import type { UserTransaction } from '../database'

/** The sum of the expenses of a calendar month, in minor units. */
export interface MonthExpenses {
  /** Its first day. */
  month: string
  amount: bigint
}

/** The expenses from one day to another (exclusive) by month, except undone ones; months without any are left out. */
export async function expensesByMonth(
  tx: UserTransaction,
  from: string,
  before: string,
): Promise<MonthExpenses[]> {
  const rows = await tx.query<{ month: string; amount: string }>(
    `select date_trunc('month', entry.occurred_on)::date::text as month, (-sum(line.change_minor))::text as amount
     from journal_entries entry
     join journal_lines line on line.user_id = $1 and line.entry_id = entry.entry_id
     where entry.user_id = $1 and entry.kind = 'expense' and entry.occurred_on >= $2 and entry.occurred_on < $3
       and entry.entry_id not in (
         select undo.reverses from journal_entries undo where undo.user_id = $1 and undo.reverses is not null
       )
     group by 1 order by 1`,
    [tx.userId, from, before],
  )
  return rows.map(({ month, amount }) => ({ month, amount: BigInt(amount) }))
}
