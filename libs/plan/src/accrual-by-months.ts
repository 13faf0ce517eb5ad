import {
  type DateString,
  dueDate,
  dueDatesThrough,
  halfUpDiv,
  maxOf,
  monthsBetween,
  monthsPerPeriod,
} from '@solvent/money'
import type { Accrual, OwedDebt } from './plan-liability'

/** Divisor for balance × yearly basis points × months: 10,000 basis points times 12 months. */
const MONTHS_BASE = 120_000n

/**
 * The sum of the balances at the start of each month of the running quarter or year, up to the month of `today`, in
 * minor units. Below 0 if interest posted early is partly unpaid, because that rest bears none. 0 for other debts and
 * before the first period has begun. Due dates up to `today` must be posted.
 */
export function accruedOn(debt: OwedDebt, today: DateString): bigint {
  return accruedOver(debt, today, monthsOfPeriod(debt, today))
}

/** Like `accruedOn`, for a period of which `months` have begun, the month of `day` being the last. */
export function accruedOver({ remaining, accrual }: OwedDebt, day: DateString, months: number): bigint {
  if (!accrual) return remaining * BigInt(months)
  const since = Math.max(0, monthsBetween(accrual.through, day))
  return months === 0 ? 0n : accrual.sum + remaining * BigInt(Math.min(since, months))
}

/**
 * Number of months of the running quarter or year that have begun by `today`; 0 for other debts and before the first.
 */
export function monthsOfPeriod(
  { firstDueDate, frequency }: Pick<OwedDebt, 'firstDueDate' | 'frequency'>,
  today: DateString,
): number {
  if (firstDueDate === null || !accruesByMonths(frequency)) return 0
  const next = dueDate(firstDueDate, frequency, dueDatesThrough(firstDueDate, frequency, today))
  return Math.max(0, monthsPerPeriod(frequency) - monthsBetween(today, next))
}

/** Whether interest that is counted by period accrues monthly between the due dates. */
export function accruesByMonths(frequency: OwedDebt['frequency']): boolean {
  return frequency === 'quarterly' || frequency === 'yearly'
}

/** Interest on balances owed for one month each, in minor units, rounded half up; never below 0. */
export function interestOfMonths(balances: bigint, rateBp: number): bigint {
  return halfUpDiv(maxOf(0n, balances) * BigInt(rateBp), MONTHS_BASE)
}

/**
 * The unpaid rest of interest posted early bears none until the due date, as it would not have otherwise: it lowers the
 * balances of the months to come.
 */
export function accruedOfRest(rest: bigint, debt: OwedDebt, today: DateString): bigint {
  return -rest * BigInt(monthsPerPeriod(debt.frequency) - monthsOfPeriod(debt, today))
}

/** As `accrualOfNewTerms`, of a quarterly or yearly debt. */
export function monthsOfNewTerms(before: OwedDebt, after: OwedDebt, today: DateString): Accrual | null {
  const { accrual } = before
  const isSamePeriod = before.frequency === after.frequency && before.firstDueDate === after.firstDueDate
  // The accrual of a debt that accrues by days is interest, not a sum of balances.
  const isSum = before.lenderTerms == null && before.rateBp > 0
  if (!accrual || !isSamePeriod || !isSum) return null
  const change = (after.remaining - before.remaining) * BigInt(monthsOfPeriod(after, today))
  return { sum: accruedOn(before, today) + change, through: today }
}
