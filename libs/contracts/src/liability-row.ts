import * as z from 'zod/mini'
import { amount, date, flag, frequency, id, interestRate, positiveAmount, wholeNumber } from './fields'
import { lenderTerms } from './lender-terms'
import { instant, signedAmount, stored, sumOfBalances } from './stored-fields'

/** Below 10,000 basis points times the days of a year. */
const MAX_ACCRUED_REST = 3_650_000

/** A liability in an exported document. */
export const liabilityRow = z.strictObject({
  id,
  liability_type: stored(60),
  description: stored(500),
  total_amount: amount,
  remaining_amount: amount,
  installment_amount: amount,
  installments_total: wholeNumber(1, 5200),
  installments_paid: wholeNumber(0, 5200),
  /** Already paid towards the first unpaid instalment; negative for expenses on a card that are due with it. */
  credit: signedAmount,
  frequency,
  due_date: date,
  priority_score: wholeNumber(1, 100),
  interest_rate: interestRate,
  interest_posted_through: date,
  // Older documents lack these three.
  installments_paid_at_entry: z._default(wholeNumber(0, 5200), 0),
  remaining_amount_at_entry: z._default(z.nullable(amount), null),
  lender_installment_amount: z._default(z.nullable(amount), null),
  // Older documents lack these two.
  accrued_balances: z._default(z.nullable(sumOfBalances), null),
  accrued_through: z._default(z.nullable(date), null),
  // Older documents lack these two.
  accrued_rest: z._default(z.nullable(wholeNumber(0, MAX_ACCRUED_REST)), null),
  lender_terms: z._default(z.nullable(lenderTerms), null),
  /** Absent from older documents. */
  credit_limit: z._default(z.nullable(positiveAmount), null),
  // Older documents lack these two.
  statement_unpaid: z._default(z.nullable(amount), null),
  statement_in_grace: z._default(z.nullable(flag), null),
  created_at: instant,
  deleted_at: z.nullable(instant),
})
