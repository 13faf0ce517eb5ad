import type { Frequency } from '@solvent/money'
import type { Accrual, CardStatement, LenderTerms } from '@solvent/plan'
import { fromLenderTerms } from '@solvent/plan/answers'
import type { UserTransaction } from '../database'
import { readLenderTerms } from './lender-terms-column'

/** A debt paid in instalments; amounts in minor units. */
export interface LiabilityRow {
  id: string
  type: string
  description: string
  total: bigint
  remaining: bigint
  instalment: bigint
  installmentsTotal: number
  installmentsPaid: number
  /** Already paid towards the first unpaid instalment; negative for expenses on a card that are due with it. */
  credit: bigint
  frequency: Frequency
  firstDueDate: string
  /** The person's own priority, 1 to 100. */
  priority: number
  /** Annual interest rate in basis points. */
  rateBp: number
  /** Interest for due dates up to this day is included in `remaining`, or was never owed. */
  interestPostedThrough: string
  /** Instalments paid when it was entered. */
  installmentsPaidAtEntry: number
  /** Owed when it was entered, as stated by the person. Null: what the contract leaves after those instalments. */
  remainingAtEntry: bigint | null
  /** The lender's own instalment. Null: the contract's. */
  lenderInstalment: bigint | null
  /** Only with a payment since the last due date, and interest between the due dates. */
  accrual: Accrual | null
  /** Null for one rate that is counted by whole periods. */
  lenderTerms: LenderTerms | null
  /** The most that can be owed on a card; null if not stated. */
  creditLimit: bigint | null
  /** Of a card with a grace period. */
  statement: CardStatement | null
}

interface Stored {
  liability_id: string
  liability_type: string
  description: string
  total_minor: string
  remaining_minor: string
  installment_minor: string
  installments_total: number
  installments_paid: number
  credit_minor: string
  frequency: Frequency
  first_due_date: string
  priority: number
  interest_rate_bp: number
  interest_posted_through: string
  installments_paid_at_entry: number
  remaining_at_entry_minor: string | null
  lender_installment_minor: string | null
  accrued_minor: string | null
  accrued_through: string | null
  accrued_rest: number | null
  lender_terms: unknown
  credit_limit_minor: string | null
  statement_unpaid_minor: string | null
  statement_in_grace: boolean | null
}

const COLUMNS = `liability_id, liability_type, description, total_minor, remaining_minor, installment_minor,
  installments_total, installments_paid, credit_minor, frequency, first_due_date, priority, interest_rate_bp,
  interest_posted_through, installments_paid_at_entry, remaining_at_entry_minor, lender_installment_minor,
  accrued_minor, accrued_through, accrued_rest, lender_terms, credit_limit_minor, statement_unpaid_minor,
  statement_in_grace`

export async function insertLiability(
  tx: UserTransaction,
  liability: LiabilityRow,
  createdAt: string,
): Promise<void> {
  await tx.change(
    `insert into liabilities (user_id, ${COLUMNS}, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $19, $20, $21, $22, $23, $24, $25, $26)`,
    [tx.userId, ...values(liability), createdAt],
  )
}

/** In the order of creation. */
export async function allLiabilities(tx: UserTransaction): Promise<LiabilityRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from liabilities
     where user_id = $1 and deleted_at is null order by created_at, liability_id`,
    [tx.userId],
  )
  return rows.map(toLiabilityRow)
}

/** Those that are not paid off, in the order of creation. */
export async function openLiabilities(tx: UserTransaction): Promise<LiabilityRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from liabilities
     where user_id = $1 and remaining_minor > 0 and deleted_at is null order by created_at, liability_id`,
    [tx.userId],
  )
  return rows.map(toLiabilityRow)
}

/** Those of the ids that exist, in any order. */
export async function liabilitiesById(tx: UserTransaction, ids: readonly string[]): Promise<LiabilityRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from liabilities
     where user_id = $1 and liability_id = any($2) and deleted_at is null`,
    [tx.userId, ids],
  )
  return rows.map(toLiabilityRow)
}

/** Those with interest to post for days before `today`, always in the same order. */
export async function liabilitiesWithInterest(tx: UserTransaction, today: string): Promise<LiabilityRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from liabilities
     where user_id = $1 and (interest_rate_bp > 0 or lender_terms is not null) and remaining_minor > 0
       and interest_posted_through < $2 and deleted_at is null
     order by liability_id`,
    [tx.userId, today],
  )
  return rows.map(toLiabilityRow)
}

/** The liability as it was before an entry that saved its state, or null. */
export async function liabilityBefore(tx: UserTransaction, entryId: string): Promise<LiabilityRow | null> {
  const [row] = await tx.query<Stored>(
    `select ${COLUMNS} from entry_images image, jsonb_populate_record(null::liabilities, image.before) as item
     where image.user_id = $1 and image.entry_id = $2 and image.subject_kind = 'liability'
       and image.before is not null limit 1`,
    [tx.userId, entryId],
  )
  return row ? toLiabilityRow(row) : null
}

/** The liability, locked until the transaction ends, or null. */
export async function lockLiability(tx: UserTransaction, id: string): Promise<LiabilityRow | null> {
  const [row] = await tx.query<Stored>(
    `select ${COLUMNS} from liabilities
     where user_id = $1 and liability_id = $2 and deleted_at is null for update`,
    [tx.userId, id],
  )
  return row ? toLiabilityRow(row) : null
}

/** The debts with this description or type, locked until the transaction ends. */
export async function lockNamedLiabilities(tx: UserTransaction, name: string): Promise<LiabilityRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from liabilities
     where user_id = $1 and deleted_at is null and (lower(description) = lower($2) or liability_type = $2)
     order by liability_id for update`,
    [tx.userId, name],
  )
  return rows.map(toLiabilityRow)
}

export async function updateLiability(tx: UserTransaction, changed: LiabilityRow): Promise<void> {
  await tx.change(
    `update liabilities set liability_type = $3, description = $4, total_minor = $5, remaining_minor = $6,
       installment_minor = $7, installments_total = $8, installments_paid = $9, credit_minor = $10,
       frequency = $11, first_due_date = $12, priority = $13, interest_rate_bp = $14,
       interest_posted_through = $15, installments_paid_at_entry = $16, remaining_at_entry_minor = $17,
       lender_installment_minor = $18, accrued_minor = $19, accrued_through = $20,
       accrued_rest = $21, lender_terms = $22, credit_limit_minor = $23, statement_unpaid_minor = $24,
       statement_in_grace = $25
     where user_id = $1 and liability_id = $2`,
    [tx.userId, ...values(changed)],
  )
}

/** In the order of COLUMNS. */
function values(row: LiabilityRow): unknown[] {
  return [
    row.id,
    row.type,
    row.description,
    row.total,
    row.remaining,
    row.instalment,
    row.installmentsTotal,
    row.installmentsPaid,
    row.credit,
    row.frequency,
    row.firstDueDate,
    row.priority,
    row.rateBp,
    row.interestPostedThrough,
    row.installmentsPaidAtEntry,
    row.remainingAtEntry,
    row.lenderInstalment,
    row.accrual?.sum ?? null,
    row.accrual?.through ?? null,
    row.accrual?.rest ?? null,
    toStoredTerms(row.lenderTerms),
    row.creditLimit,
    row.statement?.unpaid ?? null,
    row.statement?.inGrace ?? null,
  ]
}

function toLiabilityRow(row: Stored): LiabilityRow {
  return {
    id: row.liability_id,
    type: row.liability_type,
    description: row.description,
    total: BigInt(row.total_minor),
    remaining: BigInt(row.remaining_minor),
    instalment: BigInt(row.installment_minor),
    installmentsTotal: row.installments_total,
    installmentsPaid: row.installments_paid,
    credit: BigInt(row.credit_minor),
    frequency: row.frequency,
    firstDueDate: row.first_due_date,
    priority: row.priority,
    rateBp: row.interest_rate_bp,
    interestPostedThrough: row.interest_posted_through,
    installmentsPaidAtEntry: row.installments_paid_at_entry,
    remainingAtEntry: toBigInt(row.remaining_at_entry_minor),
    lenderInstalment: toBigInt(row.lender_installment_minor),
    accrual: toAccrual(row),
    lenderTerms: readLenderTerms(row.lender_terms),
    creditLimit: toBigInt(row.credit_limit_minor),
    statement: toStatement(row),
  }
}

function toAccrual({
  accrued_minor: sum,
  accrued_through: through,
  accrued_rest: rest,
}: Stored): Accrual | null {
  if (sum === null || through === null) return null
  return { sum: BigInt(sum), ...(rest !== null && { rest }), through }
}

function toStatement({
  statement_unpaid_minor: unpaid,
  statement_in_grace: inGrace,
}: Stored): CardStatement | null {
  return unpaid === null || inGrace === null ? null : { unpaid: BigInt(unpaid), inGrace }
}

function toStoredTerms(terms: LenderTerms | null): string | null {
  return terms === null ? null : JSON.stringify(fromLenderTerms(terms))
}

function toBigInt(stored: string | null): bigint | null {
  return stored === null ? null : BigInt(stored)
}
