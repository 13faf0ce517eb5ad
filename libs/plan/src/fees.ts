import { type DateString, dueDatesThrough } from '@solvent/money'
import type { DailyDebt } from './accrual-by-days'
import { laterOf } from './later-of'
import { firstDay, isStatement, statementsThrough } from './posting-dates'
import { sumOfUnpaid } from './unpaid-instalments'

/**
 * The fees that are added on a posting date with the interest, in minor units: the yearly fees since the posting
 * before, from the first period on, and the late fee of a statement if what was due before it is not paid by then.
 */
export function feesOn(debt: DailyDebt, date: DateString, since: DateString): bigint {
  const { lateFee = 0n } = debt.lenderTerms
  const late = lateFee > 0n && isLate(debt, date) ? lateFee : 0n
  return late + yearlyFeesOn(debt, date, since)
}

/** The yearly fees among them, in minor units. */
export function yearlyFeesOn(debt: DailyDebt, date: DateString, since: DateString): bigint {
  const { yearlyFee } = debt.lenderTerms
  if (!yearlyFee) return 0n
  const past = yearlyFeesThrough(debt, laterOf(since, firstDay(debt)))
  return yearlyFee.amount * BigInt(Math.max(0, yearlyFeesThrough(debt, date) - past))
}

/** The number of yearly fees up to a day. */
export function yearlyFeesThrough({ lenderTerms }: DailyDebt, day: DateString): number {
  return lenderTerms.yearlyFee ? dueDatesThrough(lenderTerms.yearlyFee.from, 'yearly', day) : 0
}

/** While interest is deferred, there are no statements. */
function isLate(debt: DailyDebt, date: DateString): boolean {
  if (date === debt.lenderTerms.deferredUntil || !isStatement(debt, date)) return false
  const missed = statementsThrough(debt, date) - 1 - debt.installmentsPaid
  return missed > 0 && sumOfUnpaid(debt, missed) > debt.credit
}
