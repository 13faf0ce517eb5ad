import { type DateString, type Frequency, periodsPerYear } from '@solvent/money'
import { rateBase } from './interest'
import { rankedRate } from './lender-terms'
import type { OwedDebt } from './plan-liability'

/** A yearly rate by a year of 360 days costs 365 days of it in a year. */
const DAYS_CHARGED = { numerator: 73n, denominator: 72n }

/** A rate that can be compared across frequencies. */
export interface ComparableRate {
  /** Yearly interest in hundredths of a percent. */
  rateBp: number
  frequency: Frequency
  /** Whether the days of the calendar are counted by a year of 360 days. */
  isBy360: boolean
  /** The effective yearly rate as a fraction of 1, with the precision of a double. */
  effective: number
}

/**
 * The effective yearly rate (1 + rate/periods)^periods - 1 of a yearly rate in hundredths of a percent; the rate is
 * 365/360 of it if the days of the calendar are counted by a year of 360 days.
 */
export function comparableRate(rateBp: number, frequency: Frequency, isBy360 = false): ComparableRate {
  const charged = isBy360 ? (rateBp * 73) / 72 : rateBp
  const growth = (1 + charged / Number(rateBase(frequency))) ** periodsPerYear(frequency)
  return { rateBp, frequency, isBy360, effective: growth - 1 }
}

/** The rate that a debt is ranked by on a day. */
export function comparableRateOn(debt: OwedDebt, day: DateString): ComparableRate {
  return comparableRate(rankedRate(debt, day), debt.frequency, debt.lenderTerms?.dayCount === 'actual_360')
}

/**
 * Smaller differences are compared exactly. Much wider than the error of a double, much narrower than most differences.
 */
const EXACT_COMPARISON_RANGE = 1e-9

/** Comparator: the higher effective rate first. Exact. */
export function higherRateFirst(a: ComparableRate, b: ComparableRate): number {
  if (a.frequency === b.frequency && a.isBy360 === b.isBy360) return b.rateBp - a.rateBp
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
function growthInAYear({ rateBp, frequency, isBy360 }: ComparableRate) {
  const { numerator, denominator } = isBy360 ? DAYS_CHARGED : { numerator: 1n, denominator: 1n }
  const base = rateBase(frequency) * denominator
  const periods = BigInt(periodsPerYear(frequency))
  return { numerator: (base + BigInt(rateBp) * numerator) ** periods, denominator: base ** periods }
}
