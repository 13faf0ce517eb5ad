import { type DateString, dueDate, maxOf, minOf } from '@solvent/money'
import { accruesByDays, type DailyDebt } from './accrual-by-days'
import type { CardStatement, OwedDebt } from './plan-liability'
import { firstDay, statementsThrough } from './posting-dates'

/** A card on which nothing is owed was paid in full. */
const PAID_IN_FULL: CardStatement = { unpaid: 0n, inGrace: true }

/**
 * The last statement of a card with a grace period; null of any other debt. Until the first one after it was entered,
 * the terms say whether the grace period was kept.
 */
export function statementIn({ lenderTerms, remaining, statement }: OwedDebt): CardStatement | null {
  const gracePeriod = lenderTerms?.gracePeriod
  if (gracePeriod === undefined) return null
  if (statement) return statement
  return gracePeriod === 'kept' || remaining === 0n ? PAID_IN_FULL : { unpaid: remaining, inGrace: false }
}

/**
 * Whether the interest since the last statement is not owed if the debt is paid off on a day: the statement before it
 * was paid in full, and this one is or still can be.
 */
export function isInterestFree(debt: DailyDebt, day: DateString): boolean {
  const statement = statementIn(debt)
  return isWaived(statement) || (statement?.inGrace === true && isInTime(debt, day))
}

/** What to pay, in minor units, and by which day, so that the next statement adds no interest. */
export interface GracePayment {
  amount: bigint
  by: DateString
}

/** Null if nothing more has to be paid for it, or it is too late. */
export function gracePayment(debt: OwedDebt, today: DateString): GracePayment | null {
  const statement = statementIn(debt)
  if (!statement?.inGrace || statement.unpaid === 0n || !accruesByDays(debt)) return null
  const by = dueDateOfStatement(debt, today)
  return today <= by ? { amount: statement.unpaid, by } : null
}

/** Whether the next statement adds no interest. */
export function isWaived(statement: CardStatement | null): boolean {
  return statement?.inGrace === true && statement.unpaid === 0n
}

/** The due date of the last statement up to a day. */
export function dueDateOfStatement(debt: DailyDebt, day: DateString): DateString {
  const passed = statementsThrough(debt, day)
  return passed === 0 ? firstDay(debt) : dueDate(debt.firstDueDate, debt.frequency, passed - 1)
}

/** Whether a payment on a day counts for the last statement. */
export function isInTime(debt: DailyDebt, day: DateString): boolean {
  return day <= dueDateOfStatement(debt, day)
}

/** The statement made now, on a balance with its interest in minor units. */
export function nextStatement(last: CardStatement, balance: bigint): CardStatement {
  return { unpaid: balance, inGrace: last.unpaid === 0n }
}

/** The last statement after a payment in time, in minor units. */
export function paidTowards(statement: CardStatement, amount: bigint): CardStatement {
  return { ...statement, unpaid: maxOf(0n, statement.unpaid - amount) }
}

/** The last statement after a payment on a day that leaves `remaining`, both in minor units. */
export function statementAfterPayment(
  debt: OwedDebt,
  { amount, remaining, on }: { amount: bigint; remaining: bigint; on: DateString },
): CardStatement | null {
  const statement = statementIn(debt)
  if (!statement || !accruesByDays(debt)) return null
  if (remaining === 0n) return PAID_IN_FULL
  return isInTime(debt, on) ? paidTowards(statement, amount) : statement
}

/** The last statement of a debt whose terms or balance change by other than a payment. */
export function statementOfNewTerms(before: OwedDebt, after: OwedDebt): CardStatement | null {
  if (after.lenderTerms?.gracePeriod !== undefined && after.remaining === 0n) return PAID_IN_FULL
  const isSame = before.lenderTerms?.gracePeriod === after.lenderTerms?.gracePeriod
  const statement = isSame ? statementIn(before) : statementIn({ ...after, statement: null })
  return statement && { ...statement, unpaid: minOf(statement.unpaid, after.remaining) }
}
