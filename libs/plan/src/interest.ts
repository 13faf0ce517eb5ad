import { type Frequency, halfUpDiv, periodsPerYear } from '@solvent/money'

/** Basis points in the whole. */
const WHOLE = 10_000n

/** Interest of one period: balance x yearly rate / periods per year, half up to the minor unit. */
export function periodInterest(balance: bigint, rateBp: number, frequency: Frequency): bigint {
  return halfUpDiv(balance * BigInt(rateBp), rateBase(frequency))
}

/** What `rateBp` is divided by to get the rate of one period. */
export function rateBase(frequency: Frequency): bigint {
  return WHOLE * BigInt(periodsPerYear(frequency))
}

/** How much a debt grows in a year, as an exact fraction. */
export interface YearlyGrowth {
  numerator: bigint
  denominator: bigint
}

/** The effective yearly growth (1 + rate/periods)^periods, which makes rates of different frequencies comparable. */
export function yearlyGrowth(rateBp: number, frequency: Frequency): YearlyGrowth {
  const base = rateBase(frequency)
  const periods = BigInt(periodsPerYear(frequency))
  return { numerator: (base + BigInt(rateBp)) ** periods, denominator: base ** periods }
}

/** Sorts the faster growth first; negative, zero or positive like any comparator. */
export function fasterGrowthFirst(a: YearlyGrowth, b: YearlyGrowth): number {
  const left = a.numerator * b.denominator
  const right = b.numerator * a.denominator
  return left === right ? 0 : left > right ? -1 : 1
}
