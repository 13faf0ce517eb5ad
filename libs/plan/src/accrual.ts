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

/** Whether interest accrues monthly between the due dates. Other debts cost interest only on the due date. */
export function accruesByMonths(frequency: OwedDebt['frequency']): boolean {
  return frequency === 'quarterly' || frequency === 'yearly'
}

/** Interest on balances owed for one month each, in minor units, rounded half up; never below 0. */
export function interestOfMonths(balances: bigint, rateBp: number): bigint {
  return halfUpDiv(maxOf(0n, balances) * BigInt(rateBp), MONTHS_BASE)
}

/** The cost of clearing a debt today, in minor units: the balance plus the interest accrued since the last due date. */
export function payoffAmount(debt: OwedDebt, today: DateString): bigint {
  if (!isActive(debt)) return 0n
  return accruesByMonths(debt.frequency) ? debt.remaining + interestRunUp(debt, today) : debt.remaining
}

/** Interest accrued in the running quarter or year and not yet part of the balance, in minor units. */
export function interestRunUp(debt: OwedDebt, today: DateString): bigint {
  // Fast path for most debts: the plan calls this for thousands of them.
  if (debt.rateBp === 0 || !accruesByMonths(debt.frequency)) return 0n
  return interestOfMonths(accruedOn(debt, today), debt.rateBp)
}

/**
 * The interest that a payment posts: all accrued interest if the payment reaches the balance, otherwise 0. Lenders are
 * owed interest up to the day of payment.
 */
export function interestOfPayment(debt: OwedDebt, amount: bigint, today: DateString): bigint {
  return amount < debt.remaining ? 0n : interestRunUp(debt, today)
}

/** The accrual after a payment made today; null for debts that do not accrue by months. */
export function accrualAfterPayment(before: OwedDebt, amount: bigint, today: DateString): Accrual | null {
  if (!accruesByMonths(before.frequency)) return null
  const accrued = accruedOn(before, today)
  if (amount < before.remaining) return { sum: accrued, through: today }
  const rest = payoffAmount(before, today) - amount
  return { sum: accruedOfRest(rest, before, today), through: today }
}

/**
 * The unpaid rest of interest posted early bears none until the due date, as it would not have otherwise: it lowers the
 * balances of the months to come.
 */
function accruedOfRest(rest: bigint, debt: OwedDebt, today: DateString): bigint {
  return -rest * BigInt(monthsPerPeriod(debt.frequency) - monthsOfPeriod(debt, today))
}

/**
 * The accrual of a debt whose terms change today. A new balance also applies to the months so far, because it is a
 * correction. With new due dates, or a first rate, the months so far count like this one. A paid-off debt that is
 * reopened costs nothing for the time before.
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
