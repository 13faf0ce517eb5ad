import type { ExportedData } from '@solvent/contracts'
import { dueDatesThrough } from '@solvent/money'

/**
 * Postings of interest that an imported document may bring: 250 monthly debts over the ten years that are the longest,
 * or 500 of which every fourth is monthly and the others quarterly. Posting them takes some seconds.
 */
export const MOST_POSTINGS = 30_000

/** Whether the debts of a document bring more of them than that. */
export function isTooMuchInterest(debts: ExportedData['liabilities'], today: string): boolean {
  return debts.reduce((sum, debt) => sum + countPostings(debt, today), 0) > MOST_POSTINGS
}

function countPostings(debt: ExportedData['liabilities'][number], today: string): number {
  const { deleted_at: gone, remaining_amount: remaining, interest_rate: rate, due_date: first } = debt
  if (gone !== null || remaining <= 0 || rate <= 0) return 0
  const past = dueDatesThrough(first, debt.frequency, debt.interest_posted_through)
  return Math.max(0, dueDatesThrough(first, debt.frequency, today) - past)
}
