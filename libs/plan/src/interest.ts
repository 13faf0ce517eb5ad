import {
  type DateString,
  dueDate,
  dueDatesThrough,
  type Frequency,
  halfUpDiv,
  monthsPerPeriod,
  periodsPerYear,
} from '@solvent/money'
import { accruedOver, accruesByMonths, interestOfMonths } from './accrual'
import type { OwedDebt } from './plan-liability'
import { isActive } from './schedule'

/** Basis points in the whole. */
const WHOLE = 10_000n

/** Interest of one period: balance x yearly rate / periods per year, half up to the minor unit. */
export function periodInterest(balance: bigint, rateBp: number, frequency: Frequency): bigint {
  return halfUpDiv(balance * BigInt(rateBp), rateBase(frequency))
}

/** Interest of one period, and the due date on which it is added to what is owed. */
export interface InterestPosting {
  date: DateString
  /** Minor units; a very small balance costs 0. */
  interest: bigint
}

/**
 * What a debt costs on each due date after one day and up to another, if nothing is paid meanwhile: each period's
 * interest is on the balance with all interest before, that of the running quarter or year by its months. Periods go on
 * after the last instalment while anything is owed. Nothing if the debt is paid off or bears no interest.
 */
export function interestPostings(debt: OwedDebt, after: DateString, through: DateString): InterestPosting[] {
  let balance = debt.remaining
  return interestDates(debt, after, through).map((date, index) => {
    const interest =
      index === 0 ? interestOfRunningPeriod(debt, date) : periodInterest(balance, debt.rateBp, debt.frequency)
    balance += interest
    return { date, interest }
  })
}

/** How many `interestPostings` there are, without working them out. */
export function countInterestPostings(debt: OwedDebt, after: DateString, through: DateString): number {
  const { firstDueDate, frequency } = debt
  if (!isActive(debt) || debt.rateBp === 0 || firstDueDate === null) return 0
  const past = dueDatesThrough(firstDueDate, frequency, after)
  return Math.max(0, dueDatesThrough(firstDueDate, frequency, through) - past)
}

/** Interest of the period that ends on the next due date; a quarter or a year by what was owed in each month. */
function interestOfRunningPeriod(debt: OwedDebt, date: DateString): bigint {
  const { remaining, rateBp, frequency } = debt
  if (!accruesByMonths(frequency)) return periodInterest(remaining, rateBp, frequency)
  return interestOfMonths(accruedOver(debt, date, monthsPerPeriod(frequency)), rateBp)
}

/** The due dates after one day and up to another. A period ends on each of them. */
function interestDates(debt: OwedDebt, after: DateString, through: DateString): DateString[] {
  const { firstDueDate, frequency } = debt
  const length = countInterestPostings(debt, after, through)
  if (firstDueDate === null || length === 0) return []
  const past = dueDatesThrough(firstDueDate, frequency, after)
  return Array.from({ length }, (_, k) => dueDate(firstDueDate, frequency, past + k))
}

/** What `rateBp` is divided by to get the rate of one period. */
export function rateBase(frequency: Frequency): bigint {
  return WHOLE * BigInt(periodsPerYear(frequency))
}
