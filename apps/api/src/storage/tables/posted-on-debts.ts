import type { UserTransaction } from '../database'

/** Interest and payments on a liability since some entry, in minor units; undos since are subtracted. */
export interface PostedRow {
  liabilityId: string
  interest: bigint
  paid: bigint
  /** The part of `paid` that came from received money. */
  fromReceived: bigint
}

/** The id of the newest journal entry, or null. Ids rise with time. */
export async function newestEntryId(tx: UserTransaction): Promise<string | null> {
  const [row] = await tx.query<{ entry_id: string }>(
    'select entry_id from journal_entries where user_id = $1 order by entry_id desc limit 1',
    [tx.userId],
  )
  return row?.entry_id ?? null
}

/** Interest and payments of every liability after an entry; null: since the beginning. */
export async function postedSince(tx: UserTransaction, entryId: string | null): Promise<PostedRow[]> {
  const rows = await tx.query<Record<'liability_id' | 'interest' | 'paid' | 'from_received', string>>(
    `with posted as (
       select line.account_id as liability_id, coalesce(undone.kind, entry.kind) as kind,
         line.change_minor as change, case when entry.reverses is null then payment.from_received_minor
           else -payment.from_received_minor end as from_received
       from journal_entries entry
       join journal_lines line on line.user_id = $1 and line.entry_id = entry.entry_id
       left join journal_entries undone on undone.user_id = $1 and undone.entry_id = entry.reverses
       left join payments payment
         on payment.user_id = $1 and payment.entry_id = coalesce(entry.reverses, entry.entry_id)
       where entry.user_id = $1 and ($2::uuid is null or entry.entry_id > $2::uuid)
         and line.account_kind = 'liability'
     )
     select liability_id,
       coalesce(sum(change) filter (where kind = 'interest'), 0)::text as interest,
       coalesce(-sum(change) filter (where kind = 'payment'), 0)::text as paid,
       coalesce(sum(from_received), 0)::text as from_received
     from posted where kind in ('interest', 'payment') group by liability_id`,
    [tx.userId, entryId],
  )
  return rows.map(({ liability_id, interest, paid, from_received }) => ({
    liabilityId: liability_id,
    interest: BigInt(interest),
    paid: BigInt(paid),
    fromReceived: BigInt(from_received),
  }))
}
