import { type Frequency, periodsPerYear } from '@solvent/money'
import { rateBase } from './interest'

/** A rate that can be compared across frequencies. */
export interface ComparableRate {
  /** Yearly interest in hundredths of a percent. */
  rateBp: number
  frequency: Frequency
  /** The effective yearly rate as a fraction of 1, with the precision of a double. */
  effective: number
}

/** The effective yearly rate (1 + rate/periods)^periods - 1 of a yearly rate in hundredths of a percent. */
export function comparableRate(rateBp: number, frequency: Frequency): ComparableRate {
  const growth = (1 + rateBp / Number(rateBase(frequency))) ** periodsPerYear(frequency)
  return { rateBp, frequency, effective: growth - 1 }
}

/**
 * Smaller differences are compared exactly. Much wider than the error of a double, much narrower than most differences.
 */
const EXACT_COMPARISON_RANGE = 1e-9

/** Comparator: the higher effective rate first. Exact. */
export function higherRateFirst(a: ComparableRate, b: ComparableRate): number {
  if (a.frequency === b.frequency) return b.rateBp - a.rateBp
  const difference = b.effective - a.effective
  return Math.abs(difference) > EXACT_COMPARISON_RANGE ? difference : exactlyHigherRateFirst(a, b)
}

function exactlyHigherRateFirst(a: ComparableRate, b: ComparableRate): number {
  const left = growthInAYear(a)
  const right = growthInAYear(b)
  const difference = right.numerator * left.denominator - left.numerator * right.denominator
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}

/** An exact fraction. */
function growthInAYear({ rateBp, frequency }: ComparableRate): { numerator: bigint; denominator: bigint } {
  const base = rateBase(frequency)
  const periods = BigInt(periodsPerYear(frequency))
  return { numerator: (base + BigInt(rateBp)) ** periods, denominator: base ** periods }
}
