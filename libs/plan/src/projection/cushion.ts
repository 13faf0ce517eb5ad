import type { Funds, FundsInput } from './funds'

/**
 * Money that is set aside before anything extra is paid, until the accounts hold enough. Amounts are in whole minor
 * units.
 */
export interface Cushion {
  /** What is still missing. */
  lacks: number
  /** Money that arrived for debts and is not yet paid; while there is any, nothing is set aside. */
  received: number
  expectedIn: Funds['expectedIn']
}

export function openingCushion(
  { cushionGap = 0n, received = 0n }: FundsInput,
  { expectedIn }: Funds,
): Cushion {
  return { lacks: Number(cushionGap), received: Number(received), expectedIn }
}

/** The part of the money left in a month that fills the cushion. */
export function fillOf({ lacks, received, expectedIn }: Cushion, month: number, left: number): number {
  return lacks === 0 || received + expectedIn(month) > 0 ? 0 : Math.max(0, Math.min(lacks, left))
}

/** The cushion after a month that filled it by `filled` and left `unspent` of its money in the accounts. */
export function cushionAfter(
  cushion: Cushion,
  month: number,
  { filled, unspent }: Record<'filled' | 'unspent', number>,
): Cushion {
  const { lacks, received, expectedIn } = cushion
  if (lacks === 0) return cushion
  return { lacks: lacks - filled, received: Math.min(received + expectedIn(month), unspent), expectedIn }
}
