import { betterRun } from './better-run'
import { type ExtraRules, rulesOf } from './extra-of-month'
import type { MonthTotals } from './month-totals'
import type { DebtOutcome, LimitedInput, MonthOutcome, Projection } from './projection'
import type { Run } from './run'
import type { RunningDebt } from './running-debt'

/**
 * Projects the debts month by month if the plan is followed: interest as it is posted, dues first, the rest by the
 * strategy. The order of the liabilities does not matter.
 *
 * @throws RangeError if a date is invalid, a due date is after the year 9999, or a confidence is not from 0 to 100.
 */
export function projectPayoff(input: LimitedInput): Projection {
  return projectBy(input, rulesOf(input))
}

/** Like `projectPayoff`, with explicit rules for extra money. */
export function projectBy(input: LimitedInput, rules: ExtraRules): Projection {
  const outcome = betterRun(input, rules)
  const { calendar, ending, debts, months } = outcome
  const isDebtFree = ending === 'debt-free'
  return {
    strategy: rules.strategy,
    ending,
    months: isDebtFree ? months.length : null,
    debtFreeMonth: isDebtFree ? calendar.name(Math.max(0, months.length - 1)) : null,
    totalInterest: total(months, 'interest'),
    totalPaid: total(months, 'paid'),
    debts: debts.map((debt) => debtOutcome(debt, outcome)),
    timeline: months.map((month, number) => monthOutcome(month, calendar.name(number))),
  }
}

function total(months: readonly MonthTotals[], part: 'interest' | 'paid'): bigint {
  return BigInt(months.reduce((sum, month) => sum + month[part], 0))
}

function debtOutcome(
  { id, interest, paid, balance, paidOffIn }: RunningDebt,
  { calendar }: Run,
): DebtOutcome {
  return {
    liabilityId: id,
    interest: BigInt(interest),
    paid: BigInt(paid),
    closing: BigInt(balance),
    payoffMonth: paidOffIn === null ? null : calendar.name(paidOffIn),
  }
}

function monthOutcome({ interest, paid, shortBy, reserved, owed }: MonthTotals, month: string): MonthOutcome {
  return {
    month,
    interest: BigInt(interest),
    paid: BigInt(paid),
    shortBy: BigInt(shortBy),
    reserved: BigInt(reserved),
    owed: BigInt(owed),
  }
}
