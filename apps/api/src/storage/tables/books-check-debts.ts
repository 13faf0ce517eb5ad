import type { PaymentType } from '@solvent/plan'
import type { UserTransaction } from '../database'
import { BEFORE_ALL, BEHIND_ALL } from './books-check-counts'
import type { EntryKind } from './journal-table'
import { partsOfPayments } from './payment-parts-query'

/** One entry that changed a debt, or, after all of them, the debt as it is stored now. */
export interface DebtEventRow {
  debtId: string
  entryId: string
  /** The stored row as JSON; null for an entry. */
  stored: unknown
  /** Null if the entry is missing, and for the stored row. */
  kind: EntryKind | null
  occurredOn: string | null
  note: string | null
  /** The change of the amount owed, in minor units. */
  change: string | null
  /** Whether the entry has a before image: the debt before it as JSON, or null if the entry created the debt. */
  hasImage: boolean
  before: unknown
  /** The recorded details of a payment. */
  paymentType: PaymentType | null
  interestEntryId: string | null
  /** Whether it is interest posted by a payment. */
  isOfPayment: boolean
  /** For an undo: the kind of the undone entry, and its before image. */
  undoneKind: EntryKind | null
  undoneHasImage: boolean
  undoneBefore: unknown
}

/** A debt, possibly deleted, and the number of entries that changed it. */
export interface DebtSize {
  id: string
  entries: number
}

export async function debtSizes(tx: UserTransaction): Promise<DebtSize[]> {
  const rows = await tx.query<{ id: string; entries: string }>(
    `select liability_id as id, coalesce(entries, 0) as entries
     from liabilities left join (
       select account_id, count(*) as entries from journal_lines
       where user_id = $1 and account_kind = 'liability' group by account_id
     ) counted on account_id = liability_id
     where user_id = $1 order by liability_id`,
    [tx.userId],
  )
  return rows.map(({ id, entries }) => ({ id, entries: Number(entries) }))
}

/** The last event that was read. */
export type DebtPlace = Pick<DebtEventRow, 'debtId' | 'entryId'>

/** The next events of some debts, debt by debt, in the order of the entries. */
export function debtEvents(
  tx: UserTransaction,
  { debtIds, after, most }: { debtIds: readonly string[]; after: DebtPlace | null; most: number },
): Promise<DebtEventRow[]> {
  return tx.query(
    `with event as (
       select account_id, entry_id, change_minor as change, null::jsonb as stored from journal_lines
       where user_id = $1 and account_kind = 'liability' and account_id = any($6::uuid[])
         and (account_id, entry_id) > ($2::uuid, $3::uuid)
       union all
       select liability_id, $5::uuid, null, to_jsonb(item) from liabilities item
       where user_id = $1 and liability_id = any($6::uuid[]) and (liability_id, $5::uuid) > ($2::uuid, $3::uuid)
       order by 1, 2 limit $4
     )
     select event.account_id as "debtId", event.entry_id as "entryId", event.stored, event.change::text as change,
       entry.kind, entry.occurred_on as "occurredOn", entry.note,
       image.is_there is true as "hasImage", image.before,
       detail.payment_type as "paymentType", detail.interest_entry_id as "interestEntryId",
       poster.is_there is true as "isOfPayment",
       undone.kind as "undoneKind", undone_image.is_there is true as "undoneHasImage",
       undone_image.before as "undoneBefore"
     from event
     left join lateral (
       select kind, occurred_on, note, reverses from journal_entries
       where user_id = $1 and entry_id = event.entry_id offset 0
     ) entry on true
     left join lateral (${imageOf('event.entry_id')}) image on true
     left join lateral (
       select payment_type, interest_entry_id from payments where user_id = $1 and entry_id = event.entry_id offset 0
     ) detail on true
     left join lateral (
       select true as is_there from payments where user_id = $1 and interest_entry_id = event.entry_id limit 1
     ) poster on true
     left join lateral (
       select kind from journal_entries where user_id = $1 and entry_id = entry.reverses offset 0
     ) undone on true
     left join lateral (${imageOf('entry.reverses')}) undone_image on true
     order by event.account_id, event.entry_id`,
    [tx.userId, after?.debtId ?? BEFORE_ALL, after?.entryId ?? BEFORE_ALL, most, BEHIND_ALL, debtIds],
  )
}

/** The entry's before image of the event's debt. Looked up by entry: a debt has many images, an entry only a few. */
function imageOf(entryId: string): string {
  return `select true as is_there, before from (
    select subject_kind, subject_id, before from entry_images where user_id = $1 and entry_id = ${entryId} offset 0
  ) kept where subject_kind = 'liability' and subject_id = event.account_id`
}

/** All payments on a debt that were not undone, in minor units. */
export interface PaidOnDebt {
  debtId: string
  /** The sum of the recorded payments. */
  paid: bigint
  /** Computed from the lines of their entries. */
  interest: bigint
  principal: bigint
}

const IS_UNDONE = `in (
  select undo.reverses from journal_entries undo where undo.user_id = $1 and undo.reverses is not null
)`

/** The payments on these debts; debts without payments are left out. */
export async function paidOnDebts(tx: UserTransaction, ids: readonly string[]): Promise<PaidOnDebt[]> {
  const rows = await tx.query<{ id: string; paid: string; moved: string; interest: string }>(
    `with ${partsOfPayments(`line.account_id = any($2::uuid[]) and not line.entry_id ${IS_UNDONE}`)}, moved as (
       select account_id as id, sum(amount) as amount, sum(interest) as interest from parts group by account_id
     ), noted as (
       select liability_id as id, sum(amount_minor) as amount from payments
       where user_id = $1 and liability_id = any($2::uuid[]) and not entry_id ${IS_UNDONE}
       group by liability_id
     )
     select id, coalesce(noted.amount, 0)::text as paid, coalesce(moved.amount, 0)::text as moved,
       coalesce(moved.interest, 0)::text as interest
     from moved full join noted using (id)`,
    [tx.userId, ids],
  )
  return rows.map(({ id, paid, moved, interest }) => ({
    debtId: id,
    paid: BigInt(paid),
    interest: BigInt(interest),
    principal: BigInt(moved) - BigInt(interest),
  }))
}
