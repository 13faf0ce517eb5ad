import type { UserTransaction } from '../database'

/** The parts of a payment in minor units: it first covers posted and unpaid interest; the rest lowers the debt. */
export interface PaymentParts {
  principal: bigint
  interest: bigint
}

/**
 * Common table expressions that end in `parts`: each payment on a debt with its `amount` and the `interest` in it, by
 * `account_id` and `entry_id`. Interest adds to the unpaid interest and payments subtract from it, but never below
 * zero: a running sum minus its lowest value so far, if that is below 0.
 *
 * @param counts condition that selects the `line` and `entry` rows of the person ($1)
 */
export function partsOfPayments(counts: string): string {
  return `posted as (
    select line.account_id, line.entry_id, entry.kind, sum(line.change_minor) as change
    from journal_lines line join journal_entries entry using (user_id, entry_id)
    where line.user_id = $1 and line.account_kind = 'liability' and entry.kind in ('interest', 'payment') and ${counts}
    group by line.account_id, line.entry_id, entry.kind
  ), running as (
    select account_id, entry_id, kind, change, sum(change) over debt as total
    from posted window debt as (partition by account_id order by entry_id)
  ), walked as (
    select account_id, entry_id, kind, change, total - least(0, min(total) over debt) as unpaid
    from running window debt as (partition by account_id order by entry_id)
  ), stepped as (
    select account_id, entry_id, kind, -change as amount, coalesce(lag(unpaid) over debt, 0) - unpaid as interest
    from walked window debt as (partition by account_id order by entry_id)
  ), parts as (
    select account_id, entry_id, amount, interest from stepped where kind = 'payment'
  )`
}

/** The state at the time of the payment: entries undone before it do not count, entries undone since do. */
const STOOD_THEN = `line.account_id = $2 and line.entry_id <= $3 and not exists (
  select from journal_entries undo
  where undo.user_id = $1 and undo.reverses = line.entry_id and undo.entry_id < $3
)`

/** Principal and interest of one payment on a liability, even if undone since; null if it is not a payment on it. */
export async function paymentParts(
  tx: UserTransaction,
  liabilityId: string,
  entryId: string,
): Promise<PaymentParts | null> {
  const [row] = await tx.query<{ amount: string; interest: string }>(
    `with ${partsOfPayments(STOOD_THEN)}
     select amount::text as amount, interest::text as interest from parts where entry_id = $3`,
    [tx.userId, liabilityId, entryId],
  )
  if (!row) return null
  const interest = BigInt(row.interest)
  return { principal: BigInt(row.amount) - interest, interest }
}

/** The interest on each debt that was posted and not paid yet, in minor units. Debts without any are left out. */
export async function unpaidInterest(tx: UserTransaction): Promise<Map<string, bigint>> {
  const rows = await tx.query<{ id: string; unpaid: string }>(
    `with ${partsOfPayments(`not exists (
       select from journal_entries undo where undo.user_id = $1 and undo.reverses = line.entry_id
     )`)}
     select distinct on (account_id) account_id as id, unpaid::text as unpaid from walked
     order by account_id, entry_id desc`,
    [tx.userId],
  )
  return new Map(rows.map(({ id, unpaid }) => [id, BigInt(unpaid)]))
}
