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

/** Basis points in 100%. */
const BASIS_POINTS = 10_000n

/** Interest of one period: balance x yearly rate / periods per year, half up to the minor unit. */
export function periodInterest(balance: bigint, rateBp: number, frequency: Frequency): bigint {
  return halfUpDiv(balance * BigInt(rateBp), rateBase(frequency))
}

/** The interest of one period, and the due date on which it is added to the balance. */
export interface InterestPosting {
  date: DateString
  /** Minor units; a very small balance costs 0. */
  interest: bigint
}

/**
 * The interest posted on each due date after `after` and up to `through` if nothing is paid meanwhile. Each period
 * bears interest on the balance with all earlier interest, the running quarter or year by its months. Periods continue
 * after the last instalment while anything is owed. Empty if the debt is paid off or bears no interest.
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

/** The number of `interestPostings`, without computing them. */
export function countInterestPostings(debt: OwedDebt, after: DateString, through: DateString): number {
  const { firstDueDate, frequency } = debt
  if (!isActive(debt) || debt.rateBp === 0 || firstDueDate === null) return 0
  const past = dueDatesThrough(firstDueDate, frequency, after)
  return Math.max(0, dueDatesThrough(firstDueDate, frequency, through) - past)
}

/** The interest of the period that ends on the next due date; for a quarter or year, by the balance of each month. */
function interestOfRunningPeriod(debt: OwedDebt, date: DateString): bigint {
  const { remaining, rateBp, frequency } = debt
  if (!accruesByMonths(frequency)) return periodInterest(remaining, rateBp, frequency)
  return interestOfMonths(accruedOver(debt, date, monthsPerPeriod(frequency)), rateBp)
}

/** The due dates after `after` and up to `through`; a period ends on each. */
function interestDates(debt: OwedDebt, after: DateString, through: DateString): DateString[] {
  const { firstDueDate, frequency } = debt
  const length = countInterestPostings(debt, after, through)
  if (firstDueDate === null || length === 0) return []
  const past = dueDatesThrough(firstDueDate, frequency, after)
  return Array.from({ length }, (_, k) => dueDate(firstDueDate, frequency, past + k))
}

/** The divisor of `rateBp` that gives the rate of one period. */
export function rateBase(frequency: Frequency): bigint {
  return BASIS_POINTS * BigInt(periodsPerYear(frequency))
}
