import type { OwedDebt } from '../plan-liability'
import { shareOf } from '../share-of'

/** A `Minimum` in whole minor units. */
export interface RunningMinimum {
  shareBp: number
  atLeast: number
  plusInterest: boolean
}

const BASIS_POINTS = 10_000

export function minimumOf({ lenderTerms }: Pick<OwedDebt, 'lenderTerms'>): RunningMinimum | null {
  const minimum = lenderTerms?.minimum
  return minimum ? { ...minimum, atLeast: Number(minimum.atLeast) } : null
}

/** As `minimumDue`. */
export function runningMinimumDue(
  { shareBp, atLeast, plusInterest }: RunningMinimum,
  balance: number,
  interest: number,
): number {
  const share = shareOf(balance, shareBp, BASIS_POINTS)
  return Math.min(balance, Math.max(atLeast, plusInterest ? share + interest : share))
}
