import type { DateString } from '@solvent/money'
import { interestPostings, withPostings } from '../interest'
import type { OwedDebt } from '../plan-liability'

/** A debt in the books with the interest and the statements of the days after `after` and up to `through`. */
export function withInterest<Debt extends OwedDebt>(
  debt: Debt,
  after: DateString,
  through: DateString,
): { debt: Debt; interest: bigint } {
  const postings = interestPostings(debt, after, through)
  const interest = postings.reduce((sum, posting) => sum + posting.interest, 0n)
  return { debt: withPostings(debt, postings), interest }
}
