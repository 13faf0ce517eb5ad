import {
  type DateString,
  daysBetween,
  type Frequency,
  halfUpDiv,
  periodsPerYear,
  shareWithin,
} from '@solvent/money'
import { type LenderTerms, rateOn } from './lender-terms'
import { shareOf } from './share-of'

/** Shares in these units are whole numbers: hundredths of a percent, and months of a yearly rate in them. */
const SHARE_BASE = 120_000
const MONTHS_PER_YEAR = 12
const BASIS_POINTS = 10_000
const DAYS_PER_YEAR = 365.25

interface ChargedDebt {
  /** Yearly interest in hundredths of a percent. */
  rateBp: number
  lenderTerms?: LenderTerms | null
}

/** What a lender charges on a day, in 1/120,000 of what is paid early; 0 if nothing. */
export function chargeShare(debt: ChargedDebt, day: DateString): number {
  const charge = debt.lenderTerms?.earlyCharge
  if (charge === undefined || (charge.freeFrom !== undefined && day >= charge.freeFrom)) return 0
  return 'shareBp' in charge ? charge.shareBp * MONTHS_PER_YEAR : charge.interestMonths * rateOn(debt, day)
}

/** `chargeShare` in percent; times 1,200 it is a whole number. */
export function chargePercent(share: number): number {
  return (share * 100) / SHARE_BASE
}

/** The charge on top of a principal, half up; both in minor units. */
export function chargeOn(principal: bigint, share: number): bigint {
  return halfUpDiv(principal * BigInt(share), BigInt(SHARE_BASE))
}

/**
 * The charge that is a part of an amount paid early, half up; both in minor units. That of a principal with its
 * `chargeOn` is the same charge: the rounding of that is made smaller by the share, and so rounded away again.
 */
export function chargeWithin(amount: bigint, share: number): bigint {
  return shareWithin(amount, share, SHARE_BASE)
}

/** `chargeOn` in numbers. */
export function chargeOnNumber(principal: number, share: number): number {
  return shareOf(principal, share, SHARE_BASE)
}

/** `chargeWithin` in numbers. */
export function chargeWithinNumber(amount: number, share: number): number {
  return shareOf(amount, share, SHARE_BASE + share)
}

/** What decides how much of a debt is worth paying early. */
interface EarlyPayment {
  /** What the lender charges now, see `chargeShare`. */
  share: number
  /** Yearly interest in hundredths of a percent. */
  rateBp: number
  frequency: Frequency
  /** The next instalment, in minor units. */
  instalment: number
  /** Instalments to pay, with those of this month paid. */
  left: number
  /** Until nothing is charged any more, see `daysToFree`. */
  daysToFree: number
}

/**
 * The balance in minor units that a debt should keep while its lender charges for early payment: what its last
 * instalments pay off, as many as it takes for the interest to exceed the charge. Infinite if no early payment saves
 * more than it costs.
 *
 * Money paid early replaces the last money that would be paid. Its interest until then is what it saves, which exceeds
 * the charge after n periods with (1 + rate / periods)^n > 1 + share.
 */
export function balanceToKeep(payment: EarlyPayment): number {
  const { share, rateBp, frequency, instalment, left } = payment
  if (rateBp === 0) return Number.POSITIVE_INFINITY
  const periodsInYear = periodsPerYear(frequency)
  const rate = rateBp / BASIS_POINTS / periodsInYear
  const periods = Math.floor(Math.log1p(share / SHARE_BASE) / Math.log1p(rate)) + 1
  const periodsToFree = (payment.daysToFree * periodsInYear) / DAYS_PER_YEAR
  if (periods >= left || periods >= periodsToFree) return Number.POSITIVE_INFINITY
  return Math.max(1, Math.ceil((instalment * (1 - (1 + rate) ** -periods)) / rate))
}

/** The days until nothing is charged any more; infinite without such a day. */
export function daysToFree({ lenderTerms }: ChargedDebt, day: DateString): number {
  const freeFrom = lenderTerms?.earlyCharge?.freeFrom
  return freeFrom === undefined ? Number.POSITIVE_INFINITY : daysBetween(day, freeFrom)
}
