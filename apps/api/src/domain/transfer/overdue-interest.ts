import type { ExportedData } from '@solvent/contracts/transfer'
import { countInterestPostings } from '@solvent/plan'
import { toPlanLiability } from '@solvent/plan/answers'

type DocumentDebt = ExportedData['liabilities'][number]

/**
 * Maximum interest postings due on an imported document: those of 250 monthly debts over ten years, the longest time,
 * or of 500 debts of which a quarter is monthly and the rest quarterly. Posting them before the books are first read
 * takes some seconds.
 */
export const MAX_POSTINGS = 30_000

/** The number of interest postings due on a debt of the document. */
export function countPostings(debt: DocumentDebt, today: string): number {
  if (debt.deleted_at !== null || !mayBearInterest(debt)) return 0
  // What has accrued or is stated so far does not change the number.
  const state = {
    accrued_balances: undefined,
    accrued_through: undefined,
    accrued_rest: undefined,
    statement_unpaid: undefined,
    statement_in_grace: undefined,
  }
  const owed = toPlanLiability({ ...debt, ...state, lender_terms: debt.lender_terms ?? undefined })
  return countInterestPostings(owed, debt.interest_posted_through, today)
}

/** Whether a debt of the document bears interest, at least with one of its rates. */
export function mayBearInterest({ interest_rate: rate, lender_terms: terms }: DocumentDebt): boolean {
  return rate > 0 || terms !== null
}
