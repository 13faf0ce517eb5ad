import type { PaymentType } from '@solvent/plan'
import type { UserTransaction } from '../database'

/** A payment to make on a later day. */
export interface ScheduledPaymentRow {
  id: string
  liabilityId: string
  paymentType: PaymentType
  /** Minor units, only of a partial payment. */
  amount: bigint | null
  sourceType: string
  /** The asset it comes from; null: all liquid assets of the type. */
  sourceId: string | null
  /** Whether it comes from savings, and so does not count against the budget of its month. */
  fromSavings: boolean
  payOn: string
  /** Whether it is recorded on its day without asking. */
  automatic: boolean
  /** Whether that failed, so that it waits for the person. */
  missed: boolean
}

interface Stored extends Omit<ScheduledPaymentRow, 'amount'> {
  amount_minor: string | null
}

const COLUMNS = `scheduled_payment_id as id, liability_id as "liabilityId", payment_type as "paymentType", amount_minor,
  source_type as "sourceType", source_id as "sourceId", from_savings as "fromSavings", pay_on as "payOn", automatic, missed`

/** Leaves out the payments of deleted debts. */
export const HAS_OPEN_DEBT = `exists (
  select from liabilities debt where debt.user_id = $1 and debt.liability_id = scheduled_payments.liability_id
    and debt.deleted_at is null
)`

export async function insertScheduledPayment(
  tx: UserTransaction,
  row: Omit<ScheduledPaymentRow, 'missed'>,
  createdAt: string,
): Promise<void> {
  await tx.change(
    `insert into scheduled_payments (user_id, scheduled_payment_id, liability_id, payment_type, amount_minor,
       source_type, source_id, from_savings, pay_on, automatic, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      tx.userId,
      row.id,
      row.liabilityId,
      row.paymentType,
      row.amount,
      row.sourceType,
      row.sourceId,
      row.fromSavings,
      row.payOn,
      row.automatic,
      createdAt,
    ],
  )
}

/** By day, then in the order of creation. */
export async function allScheduledPayments(tx: UserTransaction): Promise<ScheduledPaymentRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from scheduled_payments where user_id = $1 and ${HAS_OPEN_DEBT}
     order by pay_on, created_at, scheduled_payment_id`,
    [tx.userId],
  )
  return rows.map(toRow)
}

/** The scheduled payment, locked until the transaction ends, or null. */
export async function lockScheduledPayment(
  tx: UserTransaction,
  id: string,
): Promise<ScheduledPaymentRow | null> {
  const [row] = await tx.query<Stored>(
    `select ${COLUMNS} from scheduled_payments
     where user_id = $1 and scheduled_payment_id = $2 and ${HAS_OPEN_DEBT} for update`,
    [tx.userId, id],
  )
  return row ? toRow(row) : null
}

/** It is then no longer missed. */
export async function updateTiming(
  tx: UserTransaction,
  { id, payOn, automatic }: Pick<ScheduledPaymentRow, 'id' | 'payOn' | 'automatic'>,
): Promise<void> {
  await tx.change(
    `update scheduled_payments set pay_on = $3, automatic = $4, missed = false
     where user_id = $1 and scheduled_payment_id = $2`,
    [tx.userId, id, payOn, automatic],
  )
}

export async function markMissed(tx: UserTransaction, id: string): Promise<void> {
  await tx.change(
    'update scheduled_payments set missed = true where user_id = $1 and scheduled_payment_id = $2',
    [tx.userId, id],
  )
}

export async function deleteScheduledPayment(tx: UserTransaction, id: string): Promise<void> {
  await tx.change('delete from scheduled_payments where user_id = $1 and scheduled_payment_id = $2', [
    tx.userId,
    id,
  ])
}

function toRow({ amount_minor: amount, ...row }: Stored): ScheduledPaymentRow {
  return { ...row, amount: amount === null ? null : BigInt(amount) }
}
