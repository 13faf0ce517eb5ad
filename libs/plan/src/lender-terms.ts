import type { DateString, DayCount } from '@solvent/money'
import type { Minimum } from './minimum'

/** A new rate, which bears interest from the start of a day on. */
interface RateChange {
  from: DateString
  /** Yearly interest in hundredths of a percent. */
  rateBp: number
}

/** A new instalment, for the due dates from a day on. */
interface InstalmentChange {
  from: DateString
  /** Minor units. */
  amount: bigint
}

/**
 * What a lender agrees beyond one rate that is counted by whole periods. Interest of a debt with such terms runs up day
 * by day, on what is owed at the start of each day.
 */
export interface LenderTerms {
  /** Days of the calendar by a year of 365 days by default. */
  dayCount?: DayCount
  /** In the order of their days. Until the first of them, the debt's own rate holds. */
  rateChanges?: readonly RateChange[]
  /**
   * Interest is not added to what is owed before this day. On this day all of it is, since the first period began; none
   * if the debt is paid off before.
   */
  deferredUntil?: DateString
  /** Of a card, a monthly debt without a number of instalments: each statement sets the next one by this rule. */
  minimum?: Minimum
  /** In the order of their days: due dates from a day on have another instalment. Not with a minimum. */
  instalmentChanges?: readonly InstalmentChange[]
  /** Days from the statement of a monthly debt, which adds the interest, to its due date. 0 by default. */
  statementDays?: number
  /**
   * Of a card with a minimum and days from statement to due date: the time from one statement to the next is free of
   * interest if this one and the one before are paid in full by their due dates. `kept` if the last one before the debt
   * was entered was paid so, or else `lost`.
   */
  gracePeriod?: 'kept' | 'lost'
  /** Of a debt with instalments. */
  earlyCharge?: EarlyCharge
  /** Added to what is owed with the first interest from a day on, and from the same day of each year after it. */
  yearlyFee?: { amount: bigint; from: DateString }
  /** Added with a statement if the instalment of the due date before it is not paid; minor units. */
  lateFee?: bigint
}

/**
 * What a lender charges for money that is paid before it is due: a share of it in hundredths of a percent, or the
 * interest of some months on it.
 */
export type EarlyCharge = ({ shareBp: number } | { interestMonths: number }) & {
  /** Nothing is charged from this day on. */
  freeFrom?: DateString
}

/** A rate, and the terms that may change it. */
interface Rated {
  /** Yearly interest in hundredths of a percent. */
  rateBp: number
  lenderTerms?: LenderTerms | null
}

/** The yearly rate of a day, in hundredths of a percent. */
export function rateOn({ rateBp, lenderTerms }: Rated, day: DateString): number {
  return lenderTerms?.rateChanges?.findLast(({ from }) => from <= day)?.rateBp ?? rateBp
}

/** The rate that a debt is ranked by: that of the day, or the next one if it bears no interest on that day. */
export function rankedRate(debt: Rated, day: DateString): number {
  const rateBp = rateOn(debt, day)
  return rateBp > 0 ? rateBp : (nextRate(debt, day)?.rateBp ?? 0)
}

/** A debt with the rate that it is ranked by. */
export function ratedOn<Debt extends Rated>(debt: Debt, day: DateString): Debt {
  return debt.lenderTerms == null ? debt : { ...debt, rateBp: rankedRate(debt, day) }
}

/** Whether a debt bears interest on a day or will later. */
export function bearsInterest(debt: Rated, day: DateString): boolean {
  return rankedRate(debt, day) > 0
}

/** The day from which on a debt bears interest by its rates: `day` if it does already, null if it never will. */
export function bearsInterestFrom(debt: Rated, day: DateString): DateString | null {
  return rateOn(debt, day) > 0 ? day : (nextRate(debt, day)?.from ?? null)
}

/** The first rate above 0 after a day. */
function nextRate({ lenderTerms }: Rated, day: DateString): RateChange | undefined {
  return lenderTerms?.rateChanges?.find(({ from, rateBp }) => from > day && rateBp > 0)
}
