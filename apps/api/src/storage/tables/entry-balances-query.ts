import type { UserTransaction } from '../database'

/**
 * The balances of an entry's accounts before it was written, in minor units by account. Entries are written in the
 * order of their ids, whatever their dates.
 */
export async function balancesBefore(tx: UserTransaction, entryId: string): Promise<Map<string, bigint>> {
  const rows = await tx.query<{ id: string; before: string }>(
    `select account_id as id, coalesce((
       select sum(earlier.change_minor) from journal_lines earlier
       where earlier.user_id = $1 and earlier.account_kind = own.account_kind
         and earlier.account_id = own.account_id and earlier.entry_id < $2
     ), 0)::text as before
     from (
       select distinct account_kind, account_id from journal_lines where user_id = $1 and entry_id = $2
     ) own`,
    [tx.userId, entryId],
  )
  return new Map(rows.map(({ id, before }) => [id, BigInt(before)]))
}
