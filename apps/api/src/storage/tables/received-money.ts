import type { UserTransaction } from '../database'

/** Received money that was put towards debts and is not yet paid, in minor units. Undone entries do not count. */
export async function receivedForDebts(tx: UserTransaction): Promise<bigint> {
  const [row] = await tx.query<{ left: string }>(
    `with undone as (select reverses from journal_entries where user_id = $1 and reverses is not null)
     select greatest(0,
       (select coalesce(sum(towards_debts_minor), 0) from journal_entries
        where user_id = $1 and towards_debts_minor is not null and entry_id not in (select reverses from undone))
       - (select coalesce(sum(from_received_minor), 0) from payments
          where user_id = $1 and from_received_minor > 0 and entry_id not in (select reverses from undone))
     )::text as left`,
    [tx.userId],
  )
  return BigInt(row?.left ?? 0)
}
