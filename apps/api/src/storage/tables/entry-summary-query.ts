import type { UserTransaction } from '../database'
import { type EntryFilter, entryCondition } from './entry-filter'
import { CHANGES_BY_CATEGORY } from './entry-parts-table'
import type { EntryKind, JournalLine } from './journal-table'
import { labelBy } from './label'

/**
 * The sum of the changes by entries of one kind, in minor units, for a month (its first day), a category or a debt. The
 * other two are null; all three are null for entries without a category.
 */
export interface SumOfEntries {
  by: 'month' | 'category' | 'debt'
  kind: EntryKind
  accountKind: JournalLine['accountKind']
  month: string | null
  category: string | null
  accountId: string | null
  /** The name of the debt. */
  label: string | null
  change: bigint
}

/** The kinds of entries that are money in, money out or interest. */
export const FLOW_KINDS: readonly EntryKind[] = ['income', 'received', 'expense', 'payment', 'interest']

/** A condition on the changes of entries of these kinds: what came into or left an account, or was added to a debt. */
export const IS_FLOW = `(kind = 'expense'
  or account_kind = case kind when 'interest' then 'liability' else 'asset' end)`

interface Stored {
  grouped_by: SumOfEntries['by']
  kind: EntryKind
  account_kind: JournalLine['accountKind']
  month: string | null
  category: string | null
  account_id: string | null
  label: string | null
  change: string
}

/** What was spent according to a sum of expenses: an asset falls, or what is owed on a card rises. */
export function spentIn({ accountKind, change }: Pick<SumOfEntries, 'accountKind' | 'change'>): bigint {
  return accountKind === 'asset' ? -change : change
}

/** The number of entries that match the filter. */
export async function countEntries(tx: UserTransaction, filter: EntryFilter): Promise<number> {
  const { condition, params, before } = entryCondition(filter)
  const [row] = await tx.query<{ count: number }>(
    `with ${before}counted as (select count(*)::int as count from journal_entries entry where ${condition})
     select count from counted`,
    [tx.userId, ...params],
  )
  return row?.count ?? 0
}

/**
 * Sums of money in, money out and interest of the entries that match the filter, except undone ones. With categories in
 * the filter, only the parts in them count of an entry that is split.
 */
export async function sumsOfEntries(tx: UserTransaction, filter: EntryFilter): Promise<SumOfEntries[]> {
  const { condition, params, before, ofCategory } = entryCondition(filter)
  const rows = await tx.query<Stored>(
    `with ${before}chosen as (
       select entry_id, kind, category, occurred_on
       from journal_entries entry
       where ${condition} and kind in (${FLOW_KINDS.map((kind) => `'${kind}'`).join(', ')})
         and entry_id not in (
           select undo.reverses from journal_entries undo where undo.user_id = $1 and undo.reverses is not null
         )
     ), daily as (
       -- In a long journal a day has many entries: aggregate by day first, so that the next steps process only days.
       select kind, account_kind, occurred_on, category, account_id, sum(change_minor) as change
       from (${CHANGES_BY_CATEGORY}) change
       where ${IS_FLOW} and ${ofCategory}
       group by 1, 2, 3, 4, 5
     ), dated as (
       select kind, account_kind, date_trunc('month', occurred_on::timestamp)::date as month, category, account_id, change
       from daily
     ), summed as (
       select case when grouping(month) = 0 then 'month' when grouping(account_id) = 0 then 'debt' else 'category' end
           as grouped_by,
         kind, account_kind, month, category, account_id, sum(change) as change
       from dated
       group by grouping sets (
         (kind, account_kind, month), (kind, account_kind, category), (kind, account_kind, account_id)
       )
     )
     select grouped_by, kind, account_kind, month::text, category, account_id, change::text,
       (select ${labelBy('liability_type')} from liabilities
        where user_id = $1 and liability_id = account_id) as label
     from summed
     where grouped_by = 'month' or grouped_by = 'category' and kind = 'expense'
       or grouped_by = 'debt' and kind = 'interest'`,
    [tx.userId, ...params],
  )
  return rows.map(({ grouped_by, account_kind, account_id, change, ...row }) => ({
    ...row,
    by: grouped_by,
    accountKind: account_kind,
    accountId: account_id,
    change: BigInt(change),
  }))
}
