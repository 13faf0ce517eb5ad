import type { DateString } from '@solvent/money'
import {
  accrualOfUnits,
  accruesByDays,
  curveOf,
  daysOfNewTerms,
  interestOfUnits,
  isDeferred,
  unitsOfRest,
  unitsOn,
} from './accrual-by-days'
import {
  accruedOfRest,
  accruedOn,
  accruesByMonths,
  interestOfMonths,
  monthsOfNewTerms,
} from './accrual-by-months'
import { isInterestFree } from './grace-period'
import type { Accrual, OwedDebt } from './plan-liability'
import { isActive } from './schedule'

/** What is owed on a day, in minor units: the balance plus the interest accrued since the last due date. */
export function owedOn(debt: OwedDebt, today: DateString): bigint {
  return isActive(debt) ? debt.remaining + interestRunUp(debt, today) : 0n
}

/**
 * Interest accrued since the last due date and not yet part of the balance, in minor units. 0 while it is deferred, and
 * in a grace period, because it is not owed then.
 */
export function interestRunUp(debt: OwedDebt, today: DateString): bigint {
  if (accruesByDays(debt)) {
    if (isDeferred(debt, today) || isInterestFree(debt, today)) return 0n
    return interestOfUnits(unitsOn(debt, today), curveOf(debt).base)
  }
  // Fast path for most debts: the plan calls this for thousands of them.
  if (debt.rateBp === 0 || !accruesByMonths(debt.frequency)) return 0n
  return interestOfMonths(accruedOn(debt, today), debt.rateBp)
}

/**
 * The interest that a payment without a charge posts: all accrued interest if the payment reaches the balance,
 * otherwise 0. Lenders are owed interest up to the day of payment.
 */
export function interestOfPayment(debt: OwedDebt, amount: bigint, today: DateString): bigint {
  return amount < debt.remaining ? 0n : interestRunUp(debt, today)
}

/** What has accrued by today, kept before the balance changes; null for debts without interest between due dates. */
export function accrualThrough(debt: OwedDebt, today: DateString): Accrual | null {
  if (accruesByDays(debt)) return accrualOfUnits(unitsOn(debt, today), curveOf(debt).base, today)
  return accruesByMonths(debt.frequency) ? { sum: accruedOn(debt, today), through: today } : null
}

/** The accrual after a payment without a charge made today; null for debts without interest between due dates. */
export function accrualAfterPayment(before: OwedDebt, amount: bigint, today: DateString): Accrual | null {
  if (amount < before.remaining) return accrualThrough(before, today)
  const rest = owedOn(before, today) - amount
  if (accruesByDays(before))
    return accrualOfUnits(unitsOfRest(rest, before, today), curveOf(before).base, today)
  return accruesByMonths(before.frequency)
    ? { sum: accruedOfRest(rest, before, today), through: today }
    : null
}

/**
 * The accrual of a debt whose terms change today. A new balance also applies to the time since the last due date,
 * because it is a correction. With new due dates, a first rate, or the other of days and periods, that time counts with
 * the new terms. A paid-off debt that is reopened costs nothing for the time before.
 */
export function accrualOfNewTerms(before: OwedDebt, after: OwedDebt, today: DateString): Accrual | null {
  const byDays = accruesByDays(after)
  if (!byDays && !accruesByMonths(after.frequency)) return null
  if (before.remaining === 0n) return { sum: 0n, through: today }
  return byDays ? daysOfNewTerms(before, after, today) : monthsOfNewTerms(before, after, today)
}
