import type { UserTransaction } from '../database'
import { CHANGES_BY_CATEGORY } from './entry-parts-table'
import { FLOW_KINDS, IS_FLOW, spentIn } from './entry-summary-query'
import type { EntryKind, JournalLine } from './journal-table'

/** The sum of the changes by entries of one kind and category in a month, in minor units. */
export interface MonthlySum {
  /** `YYYY-MM` */
  month: string
  kind: EntryKind
  accountKind: JournalLine['accountKind']
  /** Null for entries without one. */
  category: string | null
  change: bigint
}

/** What was spent in a category in a month, without refunds, in minor units. */
export interface SpentInMonth {
  /** `YYYY-MM` */
  month: string
  /** Null for expenses without one. */
  category: string | null
  spent: bigint
}

/** A period, both days inclusive. */
type Period = Record<'from' | 'to', string>

/**
 * Sums of money in, money out and interest by month and category. Undone entries are not counted.
 *
 * @param kinds the kinds of entries to sum up
 */
export async function monthlySums(
  tx: UserTransaction,
  { from, to }: Period,
  kinds: readonly EntryKind[] = FLOW_KINDS,
): Promise<MonthlySum[]> {
  const rows = await tx.query<Omit<MonthlySum, 'change'> & { change: string }>(
    `with chosen as (
       select entry_id, kind, category, occurred_on
       from journal_entries
       where user_id = $1 and kind = any($4::text[]) and occurred_on between $2 and $3
         and entry_id not in (
           select undo.reverses from journal_entries undo where undo.user_id = $1 and undo.reverses is not null
         )
     ), daily as (
       -- In a long journal a day has many entries: aggregate by day first, so that the month is named once for each.
       select kind, account_kind, occurred_on, category, sum(change_minor) as change
       from (${CHANGES_BY_CATEGORY}) change
       where ${IS_FLOW}
       group by 1, 2, 3, 4
     )
     select to_char(occurred_on, 'YYYY-MM') as month, kind, account_kind as "accountKind", category,
       sum(change)::text as change
     from daily group by 1, 2, 3, 4 order by 1, 4`,
    [tx.userId, from, to, kinds],
  )
  return rows.map(({ change, ...row }) => ({ ...row, change: BigInt(change) }))
}

/** Spending by month and category in a period. */
export async function spentByMonth(tx: UserTransaction, period: Period): Promise<SpentInMonth[]> {
  return spentOf(await monthlySums(tx, period, ['expense']))
}

/** The spending by month and category among some sums. */
export function spentOf(sums: readonly MonthlySum[]): SpentInMonth[] {
  const spent = new Map<string, SpentInMonth>()
  for (const sum of sums.filter(({ kind }) => kind === 'expense')) {
    const { month, category } = sum
    const key = `${month} ${category}`
    const before = spent.get(key)?.spent ?? 0n
    spent.set(key, { month, category, spent: before + spentIn(sum) })
  }
  return [...spent.values()]
}

/** The month of the first entry, `YYYY-MM`, or null without entries. */
export async function firstMonthOf(tx: UserTransaction): Promise<string | null> {
  const [row] = await tx.query<{ month: string | null }>(
    `select to_char(min(occurred_on), 'YYYY-MM') as month from journal_entries where user_id = $1`,
    [tx.userId],
  )
  return row?.month ?? null
}
