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
import { isActive } from './schedule'

/** Parts of a basis point of yearly interest in a month: 10,000 basis points times 12 months. */
const MONTHS_BASE = 120_000n

/**
 * What was owed at the start of each month of the running quarter or year up to the month of `today`, summed up, in
 * minor units; below 0 where what is left of interest posted early bears none. 0 for other debts, and before the first
 * period has begun. Due dates up to `today` must be posted.
 */
export function accruedOn(debt: OwedDebt, today: DateString): bigint {
  return accruedOver(debt, today, monthsOfPeriod(debt, today))
}

/** The same for a period of which so many months, that of `day` the last, have begun. */
export function accruedOver({ remaining, accrual }: OwedDebt, day: DateString, months: number): bigint {
  if (!accrual) return remaining * BigInt(months)
  const since = Math.max(0, monthsBetween(accrual.through, day))
  return months === 0 ? 0n : accrual.sum + remaining * BigInt(Math.min(since, months))
}

/** How many months of the running quarter or year have begun by `today`; 0 for other debts and before the first. */
export function monthsOfPeriod(
  { firstDueDate, frequency }: Pick<OwedDebt, 'firstDueDate' | 'frequency'>,
  today: DateString,
): number {
  if (firstDueDate === null || !accruesByMonths(frequency)) return 0
  const next = dueDate(firstDueDate, frequency, dueDatesThrough(firstDueDate, frequency, today))
  return Math.max(0, monthsPerPeriod(frequency) - monthsBetween(today, next))
}

/** Whether interest runs up month by month between the due dates. Others cost it on the due date alone. */
export function accruesByMonths(frequency: OwedDebt['frequency']): boolean {
  return frequency === 'quarterly' || frequency === 'yearly'
}

/** Interest of balances that were owed for a month each, in minor units, half up; never below 0. */
export function interestOfMonths(balances: bigint, rateBp: number): bigint {
  return halfUpDiv(maxOf(0n, balances) * BigInt(rateBp), MONTHS_BASE)
}

/** What it costs to clear a debt today, in minor units: what is owed, and the interest run up since its last due date. */
export function payoffAmount(debt: OwedDebt, today: DateString): bigint {
  if (!isActive(debt)) return 0n
  return accruesByMonths(debt.frequency) ? debt.remaining + interestRunUp(debt, today) : debt.remaining
}

/** Interest of the running quarter or year so far, which is not in what is owed yet; minor units. */
export function interestRunUp(debt: OwedDebt, today: DateString): bigint {
  // Most debts: the plan asks this of thousands of them.
  if (debt.rateBp === 0 || !accruesByMonths(debt.frequency)) return 0n
  return interestOfMonths(accruedOn(debt, today), debt.rateBp)
}

/**
 * The interest that a payment posts: all that has run up, if it reaches what is owed. Lenders are owed it to the day of
 * payment.
 */
export function interestOfPayment(debt: OwedDebt, amount: bigint, today: DateString): bigint {
  return amount < debt.remaining ? 0n : interestRunUp(debt, today)
}

/** The accrual after a payment of today; null for debts without one. */
export function accrualAfterPayment(before: OwedDebt, amount: bigint, today: DateString): Accrual | null {
  if (!accruesByMonths(before.frequency)) return null
  const accrued = accruedOn(before, today)
  if (amount < before.remaining) return { sum: accrued, through: today }
  const rest = payoffAmount(before, today) - amount
  return { sum: accruedOfRest(rest, before, today), through: today }
}

/**
 * What is left of interest that is posted early bears none until the due date, as it would not have otherwise: it counts
 * as owed less in the months to come.
 */
function accruedOfRest(rest: bigint, debt: OwedDebt, today: DateString): bigint {
  return -rest * BigInt(monthsPerPeriod(debt.frequency) - monthsOfPeriod(debt, today))
}

/**
 * The accrual of a debt whose terms change today, and with them what is owed: for the months so far, too, because it is
 * a correction. New due dates, or a first rate, count those months like this one. What opens a paid-off debt again
 * costs nothing for the time before.
 */
export function accrualOfNewTerms(before: OwedDebt, after: OwedDebt, today: DateString): Accrual | null {
  const { accrual } = before
  if (!accruesByMonths(after.frequency)) return null
  if (before.remaining === 0n) return { sum: 0n, through: today }
  const isSamePeriod = before.frequency === after.frequency && before.firstDueDate === after.firstDueDate
  if (!accrual || !isSamePeriod || before.rateBp === 0) return null
  const change = (after.remaining - before.remaining) * BigInt(monthsOfPeriod(after, today))
  return { sum: accruedOn(before, today) + change, through: today }
}
