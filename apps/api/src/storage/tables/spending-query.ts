import type { UserTransaction } from '../database'
import { CHANGES_BY_CATEGORY } from './entry-parts-table'

/** What was spent in a category in a month, without refunds, in minor units. */
export interface SpentInMonth {
  /** `YYYY-MM` */
  month: string
  /** Null for expenses without one. */
  category: string | null
  spent: bigint
}

/** Spending by month and category in a period, both days inclusive. Undone expenses are not counted. */
export async function spentByMonth(
  tx: UserTransaction,
  { from, to }: Record<'from' | 'to', string>,
): Promise<SpentInMonth[]> {
  const rows = await tx.query<Omit<SpentInMonth, 'spent'> & { spent: string }>(
    `with chosen as (
       select entry_id, kind, category, occurred_on
       from journal_entries
       where user_id = $1 and kind = 'expense' and occurred_on between $2 and $3
         and entry_id not in (
           select undo.reverses from journal_entries undo where undo.user_id = $1 and undo.reverses is not null
         )
     )
     select to_char(occurred_on, 'YYYY-MM') as month, category,
       sum(case account_kind when 'asset' then -change_minor else change_minor end)::text as spent
     from (${CHANGES_BY_CATEGORY}) change
     group by 1, 2 order by 1, 2`,
    [tx.userId, from, to],
  )
  return rows.map(({ spent, ...row }) => ({ ...row, spent: BigInt(spent) }))
}

/** The month of the first entry, `YYYY-MM`, or null without entries. */
export async function firstMonthOf(tx: UserTransaction): Promise<string | null> {
  const [row] = await tx.query<{ month: string | null }>(
    `select to_char(min(occurred_on), 'YYYY-MM') as month from journal_entries where user_id = $1`,
    [tx.userId],
  )
  return row?.month ?? null
}
