import type { DateString, DayCount } from '@solvent/money'

/** A new rate, which bears interest from the start of a day on. */
export interface RateChange {
  from: DateString
  /** Yearly interest in hundredths of a percent. */
  rateBp: number
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

/** Whether a debt bears interest on a day or will later. */
export function bearsInterest(debt: Rated, today: DateString): boolean {
  if (rateOn(debt, today) > 0) return true
  return debt.lenderTerms?.rateChanges?.some(({ from, rateBp }) => from > today && rateBp > 0) ?? false
}
