import type { UserTransaction } from '../database'
import type { AccountKind } from './journal-table'
import { labelBy } from './label'

/** An asset or liability with its stored balance and the sum of its entries, in minor units. */
export interface ComparedAccount {
  kind: AccountKind
  id: string
  /** Its name; null if entries refer to an account that does not exist. */
  label: string | null
  balance: bigint
  sum: bigint
  /** The number of entries that changed it. */
  entries: number
}

/** The accounts of the person ($1), including deleted ones. */
const STORED = `stored as (
  select 'asset' as kind, asset_id as id, ${labelBy('asset_type')} as label,
    value_minor as balance, deleted_at is null as is_open
  from assets where user_id = $1
  union all
  select 'liability', liability_id, ${labelBy('liability_type')},
    remaining_minor, deleted_at is null
  from liabilities where user_id = $1
)`

/**
 * Sums up the lines of every account in a single pass.
 *
 * @param most the maximum length of each list
 * @returns the accounts whose balance differs from the sum, and those that are not deleted; both by kind and label
 */
export async function compareAccounts(
  tx: UserTransaction,
  most: { wrong: number; open: number },
): Promise<{ wrong: ComparedAccount[]; open: ComparedAccount[] }> {
  const rows = await tx.query<{
    is_finding: boolean
    kind: AccountKind
    id: string
    label: string | null
    balance: string
    sum: string
    entries: string
  }>(
    `with sums as (
       select account_kind as kind, account_id as id, sum(change_minor) as journal, count(*) as entries
       from journal_lines where user_id = $1 group by account_kind, account_id
     ), ${STORED}, compared as (
       select kind, id, label, coalesce(balance, 0) as balance, coalesce(journal, 0) as sum,
         coalesce(entries, 0) as entries, coalesce(is_open, false) as is_open,
         balance is null or balance <> coalesce(journal, 0) as is_wrong
       from stored full join sums using (kind, id)
     )
     (select true as is_finding, kind, id, label, balance::text as balance, sum::text as sum, entries
       from compared where is_wrong order by kind, label, id limit $2)
     union all
     (select false, kind, id, label, balance::text, sum::text, entries
       from compared where is_open order by kind, label, id limit $3)`,
    [tx.userId, most.wrong, most.open],
  )
  const accountsThat = (isFinding: boolean) =>
    rows
      .filter(({ is_finding }) => is_finding === isFinding)
      .map(({ kind, id, label, balance, sum, entries }) => {
        return { kind, id, label, balance: BigInt(balance), sum: BigInt(sum), entries: Number(entries) }
      })
  return { wrong: accountsThat(true), open: accountsThat(false) }
}

/** An asset or liability that was opened by no entry, or by more than one. */
export interface WrongOrigin {
  kind: AccountKind
  id: string
  label: string
  /** The number of entries that opened it. */
  openings: number
}

/** Every account comes from an opening or a receipt, or from an income or a purchase whose before image is null. */
export async function wrongOrigins(tx: UserTransaction, limit: number): Promise<WrongOrigin[]> {
  const rows = await tx.query<{ kind: AccountKind; id: string; label: string; openings: string }>(
    `with ${STORED}, origin as (
       select line.account_kind as kind, line.account_id as id, true as is_opening
       from journal_entries entry, lateral (
         select account_kind, account_id from journal_lines
         where user_id = $1 and entry_id = entry.entry_id offset 0
       ) line
       where entry.user_id = $1 and entry.kind in ('opening', 'received')
       union all
       select subject_kind, subject_id, false from entry_images
       where user_id = $1 and before is null and subject_kind in ('asset', 'liability')
     ), counted as (
       select kind, id, max(label) as label, count(is_opening) as origins,
         count(*) filter (where is_opening) as openings
       from (
         select kind, id, label, null::boolean as is_opening from stored
         union all
         select kind, id, null, is_opening from origin
       ) one group by kind, id
     )
     select kind, id, label, openings from counted
     where label is not null and (origins = 0 or openings > 1) order by kind, label, id limit $2`,
    [tx.userId, limit],
  )
  return rows.map((row) => ({ ...row, openings: Number(row.openings) }))
}
