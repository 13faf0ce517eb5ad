import { halfUpDiv, maxOf, minOf } from '@solvent/money'

/** The rule by which a lender sets the least to pay on the next due date of a card. */
export interface Minimum {
  /** The share of what is owed, in hundredths of a percent. */
  shareBp: number
  /** At least this much, in minor units, or all that is owed if that is less. */
  atLeast: bigint
  /** Whether the interest of the statement is due on top of the share. */
  plusInterest: boolean
}

const BASIS_POINTS = 10_000n

/**
 * The minimum of a statement in minor units, half up.
 *
 * @param balance what is owed, with the interest of the statement
 */
export function minimumDue(
  { shareBp, atLeast, plusInterest }: Minimum,
  balance: bigint,
  interest: bigint,
): bigint {
  const share = halfUpDiv(balance * BigInt(shareBp), BASIS_POINTS)
  return minOf(balance, maxOf(atLeast, plusInterest ? share + interest : share))
}
