import type { ExportedData } from '@solvent/contracts'
import { dueDatesThrough } from '@solvent/money'

/**
 * Postings of interest that an imported document may bring, before anybody sees its books: 250 monthly debts over the ten years that are the longest,
 * or 500 of which every fourth is monthly and the others quarterly. Posting them takes some seconds.
 */
export const MOST_POSTINGS = 30_000

/** How many of them a debt of the document brings. */
export function countPostings(debt: ExportedData['liabilities'][number], today: string): number {
  const { deleted_at: gone, remaining_amount: remaining, interest_rate: rate, due_date: first } = debt
  if (gone !== null || remaining <= 0 || rate <= 0) return 0
  const past = dueDatesThrough(first, debt.frequency, debt.interest_posted_through)
  return Math.max(0, dueDatesThrough(first, debt.frequency, today) - past)
}
