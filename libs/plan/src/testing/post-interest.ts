import type { DateString } from '@solvent/money'
import { interestPostings } from '../interest'
import type { OwedDebt } from '../plan-liability'

/** A debt in the books with the interest and the statements of the days after `after` and up to `through`. */
export function withInterest<Debt extends OwedDebt>(
  debt: Debt,
  after: DateString,
  through: DateString,
): { debt: Debt; interest: bigint } {
  const postings = interestPostings(debt, after, through)
  const interest = postings.reduce((sum, posting) => sum + posting.interest, 0n)
  if (postings.length === 0) return { debt, interest }
  const instalment = postings.findLast(({ minimum }) => minimum !== undefined)?.minimum ?? debt.instalment
  return { debt: { ...debt, remaining: debt.remaining + interest, instalment, accrual: null }, interest }
}
