import { FREQUENCIES, lenderTerms, liabilityNaming } from '@solvent/contracts'
import { toLenderTerms } from '@solvent/plan/answers'
import { z } from 'zod'
import type { LiabilityRow } from '../../../storage/tables/liabilities-table'

/** A debt as stored now or in a before image. */
export interface DebtState extends LiabilityRow {
  isDeleted: boolean
}

/** Imports write figures with two decimals as text. */
const figure = z.union([z.int(), z.string().regex(/^-?\d{1,19}$/)])
const minor = figure.transform((value) => BigInt(value))
const day = z.iso.date()

/** The columns of a liability as JSON. Older before images lack columns that were added later. */
const columns = z.object({
  liability_id: z.string(),
  liability_type: z.string(),
  description: z.string(),
  total_minor: minor,
  remaining_minor: minor,
  installment_minor: minor,
  installments_total: z.int(),
  installments_paid: z.int(),
  credit_minor: minor,
  frequency: z.enum(FREQUENCIES),
  first_due_date: day,
  priority: z.int(),
  interest_rate_bp: figure.transform(Number),
  interest_posted_through: day.nullish(),
  installments_paid_at_entry: z.int(),
  remaining_at_entry_minor: minor.nullish(),
  lender_installment_minor: minor.nullish(),
  accrued_minor: minor.nullish(),
  accrued_through: day.nullish(),
  accrued_rest: z.int().nullish(),
  lender_terms: z.nullish(lenderTerms),
  credit_limit_minor: minor.nullish(),
  statement_unpaid_minor: minor.nullish(),
  statement_in_grace: z.boolean().nullish(),
  deleted_at: z.string().nullish(),
})

/** Null if the JSON is not a debt. */
export function toDebtState(json: unknown): DebtState | null {
  const parsed = columns.safeParse(json)
  if (!parsed.success) return null
  const row = parsed.data
  const [sum, through] = [row.accrued_minor ?? null, row.accrued_through ?? null]
  const rest = row.accrued_rest ?? null
  const [unpaid, inGrace] = [row.statement_unpaid_minor ?? null, row.statement_in_grace ?? null]
  return {
    id: row.liability_id,
    type: row.liability_type,
    description: row.description,
    total: row.total_minor,
    remaining: row.remaining_minor,
    instalment: row.installment_minor,
    installmentsTotal: row.installments_total,
    installmentsPaid: row.installments_paid,
    credit: row.credit_minor,
    frequency: row.frequency,
    firstDueDate: row.first_due_date,
    priority: row.priority,
    rateBp: row.interest_rate_bp,
    interestPostedThrough: row.interest_posted_through ?? row.first_due_date,
    installmentsPaidAtEntry: row.installments_paid_at_entry,
    remainingAtEntry: row.remaining_at_entry_minor ?? null,
    lenderInstalment: row.lender_installment_minor ?? null,
    accrual: sum === null || through === null ? null : { sum, ...(rest !== null && { rest }), through },
    lenderTerms: toLenderTerms(row.lender_terms),
    creditLimit: row.credit_limit_minor ?? null,
    statement: unpaid === null || inGrace === null ? null : { unpaid, inGrace },
    isDeleted: (row.deleted_at ?? null) !== null,
  }
}

/** The description of a debt, or else its type. */
export function labelOf({ description, type }: Pick<LiabilityRow, 'description' | 'type'>): string {
  return liabilityNaming({ description, liability_type: type }).name
}
