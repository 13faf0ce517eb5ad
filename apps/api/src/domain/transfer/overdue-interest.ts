import type { ExportedData } from '@solvent/contracts'
import { dueDatesThrough } from '@solvent/money'

/**
 * Maximum interest postings due on an imported document: those of 250 monthly debts over ten years, the longest time,
 * or of 500 debts of which a quarter is monthly and the rest quarterly. Posting them before the books are first read
 * takes some seconds.
 */
export const MAX_POSTINGS = 30_000

/** The most interest postings due on a debt of the document; fewer if its interest is deferred. */
export function countPostings(debt: ExportedData['liabilities'][number], today: string): number {
  const { deleted_at: gone, remaining_amount: remaining, due_date: first } = debt
  if (gone !== null || remaining <= 0 || !mayBearInterest(debt)) return 0
  const past = dueDatesThrough(first, debt.frequency, debt.interest_posted_through)
  return Math.max(0, dueDatesThrough(first, debt.frequency, today) - past)
}

/** Whether a debt of the document bears interest, at least with one of its rates. */
export function mayBearInterest({
  interest_rate: rate,
  lender_terms: terms,
}: ExportedData['liabilities'][number]): boolean {
  return rate > 0 || terms !== null
}
