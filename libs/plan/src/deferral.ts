import {
  ceilDiv,
  type DateString,
  dateInWords,
  dueDate,
  dueDatesThrough,
  type Frequency,
  type MoneyFormat,
  minOf,
} from '@solvent/money'
import { accruesByDays } from './accrual-by-days'
import type { OwedDebt } from './plan-liability'
import { runningInterest } from './running-interest'
import { instalmentsLeft, isActive } from './schedule'

/** Deferred interest that will be added if only the instalments are paid. Money is in minor units. */
export interface Deferral {
  /** The day on which it is added. */
  until: DateString
  interest: bigint
  /** Still owed on the day before. */
  left: bigint
  /** Instalments that fall due from today to the day before. */
  payments: number
  /** How much more each of them has to be, so that nothing is owed then; all that is left without any. */
  morePerPayment: bigint
}

/**
 * What happens when the deferral of a debt ends, if every instalment is paid on its due date and missed ones today;
 * null if nothing is deferred, or is owed by then.
 */
export function deferralOf(debt: OwedDebt, today: DateString): Deferral | null {
  if (!accruesByDays(debt) || !isActive(debt)) return null
  const { firstDueDate, frequency, installmentsPaid, credit } = debt
  const until = debt.lenderTerms.deferredUntil
  if (until === undefined || until <= today) return null
  const running = runningInterest(debt, today)
  const passed = dueDatesThrough(firstDueDate, frequency, today)
  const last = installmentsPaid + instalmentsLeft(debt) - 1
  let left = debt.remaining
  let payments = 0
  for (let k = installmentsPaid; k <= last && left > 0n; k += 1) {
    const date = dueDate(firstDueDate, frequency, k)
    if (date >= until) break
    if (k >= passed) running.onDueDate(left, date)
    if (date >= today) payments += 1
    const due = running.instalment(k) - (k === installmentsPaid ? credit : 0n)
    left -= k === last ? left : minOf(left, due)
  }
  const interest = left === 0n ? 0n : running.onDueDate(left, until)
  if (interest === 0n) return null
  const morePerPayment = payments === 0 ? left : ceilDiv(left, BigInt(payments))
  return { until, interest, left, payments, morePerPayment }
}

const EACH: Readonly<Record<Frequency, string>> = {
  weekly: 'a week',
  biweekly: 'every 2 weeks',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
}

/** "Pay $83.34 more a month to clear it before 1 June, or $212.40 of interest is added." */
export function deferralText(
  { until, interest, payments, morePerPayment }: Deferral,
  frequency: Frequency,
  { today, money }: { today: DateString; money: MoneyFormat },
): string {
  const how = payments > 0 ? `${money(morePerPayment)} more ${EACH[frequency]}` : money(morePerPayment)
  return `Pay ${how} to clear it before ${dateInWords(until, today)}, or ${money(interest)} of interest is added.`
}
