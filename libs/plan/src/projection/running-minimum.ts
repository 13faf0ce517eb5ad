import type { OwedDebt } from '../plan-liability'

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

/** As `minimumDue`. Exact for balances below 2^53, because they are divided before they are multiplied. */
export function runningMinimumDue(
  { shareBp, atLeast, plusInterest }: RunningMinimum,
  balance: number,
  interest: number,
): number {
  const times = Math.floor(balance / BASIS_POINTS)
  const rest = (balance - times * BASIS_POINTS) * shareBp
  const share = times * shareBp + Math.floor((2 * rest + BASIS_POINTS) / (2 * BASIS_POINTS))
  return Math.min(balance, Math.max(atLeast, plusInterest ? share + interest : share))
}
