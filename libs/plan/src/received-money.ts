import { maxOf, minOf } from '@solvent/money'

/** The money of a month for debts, in minor units. */
interface MonthMoney {
  /** What may go to debts each month. */
  budget: bigint
  /** The reserve set aside last month for this one. */
  openingReserve: bigint
  /** Already paid from the two. */
  paidThisMonth: bigint
  /** Received money for debts that is not yet paid. */
  received: bigint
}

/**
 * The part of a payment that comes from received money: what the budget and the reserve do not pay, in minor units.
 * The budget lapses at the end of the month and received money does not, so the budget pays first.
 */
export function paidFromReceived(
  amount: bigint,
  { budget, openingReserve, paidThisMonth, received }: MonthMoney,
): bigint {
  const left = maxOf(0n, budget + openingReserve - paidThisMonth)
  return minOf(received, maxOf(0n, amount - left))
}

/** The part of a reserve that has to be carried over, because received money that is not yet paid stays anyway. */
export function reserveBeyondReceived(reserved: bigint, received: bigint): bigint {
  return maxOf(0n, reserved - received)
}
