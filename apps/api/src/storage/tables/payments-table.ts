import type { PaymentType } from '@solvent/plan'
import type { UserTransaction } from '../database'

/** The details of a payment entry; the amount in minor units. */
export interface PaymentRow {
  entryId: string
  liabilityId: string
  paymentType: PaymentType
  amount: bigint
  sourceType: string
  paidOn: string
  /** The entry of the interest that the payment posted. */
  interestEntryId: string | null
  /** The part of the amount that came from received money, in minor units. */
  fromReceived: bigint
  /** Whether it came from savings, and so does not count against the budget of its month. */
  fromSavings: boolean
}

export async function insertPayment(tx: UserTransaction, payment: PaymentRow): Promise<void> {
  await tx.change(
    `insert into payments (user_id, entry_id, liability_id, payment_type, amount_minor, source_type, paid_on,
       interest_entry_id, from_received_minor, from_savings)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tx.userId,
      payment.entryId,
      payment.liabilityId,
      payment.paymentType,
      payment.amount,
      payment.sourceType,
      payment.paidOn,
      payment.interestEntryId,
      payment.fromReceived,
      payment.fromSavings,
    ],
  )
}

/** A payment, or null if the entry is not one. */
export async function findPayment(
  tx: UserTransaction,
  entryId: string,
): Promise<Pick<PaymentRow, 'paymentType' | 'amount' | 'paidOn'> | null> {
  const [row] = await tx.query<{ payment_type: PaymentType; amount_minor: string; paid_on: string }>(
    'select payment_type, amount_minor, paid_on from payments where user_id = $1 and entry_id = $2',
    [tx.userId, entryId],
  )
  return row ? { paymentType: row.payment_type, amount: BigInt(row.amount_minor), paidOn: row.paid_on } : null
}

/** The entry of the interest that a payment posted, or null. */
export async function interestEntryOf(tx: UserTransaction, entryId: string): Promise<string | null> {
  const [row] = await tx.query<{ interest_entry_id: string | null }>(
    'select interest_entry_id from payments where user_id = $1 and entry_id = $2',
    [tx.userId, entryId],
  )
  return row?.interest_entry_id ?? null
}

/** Leaves out undone payments. The few undone entries of the person ($1) are read once, not per payment. */
const STANDS = `entry_id not in (
  select undo.reverses from journal_entries undo where undo.user_id = $1 and undo.reverses is not null
)`

/** The sum of payments on one liability so far, in minor units. */
export async function paidOnLiability(tx: UserTransaction, liabilityId: string): Promise<bigint> {
  const [row] = await tx.query<{ paid: string }>(
    `select coalesce(sum(amount_minor), 0)::text as paid from payments
     where user_id = $1 and liability_id = $2 and ${STANDS}`,
    [tx.userId, liabilityId],
  )
  return BigInt(row?.paid ?? 0)
}

/** What was paid on debts in some time, except from savings; in minor units. */
export interface PaidSum {
  amount: bigint
  /** The part that came from received money. */
  fromReceived: bigint
}

/** The sum of payments on all liabilities between two dates (inclusive), except from savings. */
export async function paidBetween(tx: UserTransaction, from: string, to: string): Promise<PaidSum> {
  const [row] = await tx.query<{ amount: string; from_received: string }>(
    `select coalesce(sum(amount_minor), 0)::text as amount,
       coalesce(sum(from_received_minor), 0)::text as from_received
     from payments where user_id = $1 and paid_on between $2 and $3 and not from_savings and ${STANDS}`,
    [tx.userId, from, to],
  )
  return { amount: BigInt(row?.amount ?? 0), fromReceived: BigInt(row?.from_received ?? 0) }
}
