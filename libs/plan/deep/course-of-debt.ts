import { type DateString, dueDate } from '@solvent/money'
import { amortizationTable, type ScheduledPayment } from '../src/amortization'
import { interestPostings } from '../src/interest'
import { applyPayment } from '../src/payment'
import type { OwedDebt } from '../src/plan-liability'
import { firstDay } from '../src/posting-dates'
import type { RandomDebt } from './random-debts'

/** A payment between due dates, in minor units. */
export interface DatedAmount {
  date: DateString
  amount: bigint
}

/** Interest added on a day, and what is owed after the payments of that day; minor units. */
export interface AddedInterest {
  date: DateString
  interest: bigint
  balance: bigint
}

/** More than any card takes. */
const ENDLESS = 5_200

/** The start of the first period and all due dates. */
export function datesOf({ firstDueDate, frequency, count }: RandomDebt): DateString[] {
  const dues = Array.from({ length: count }, (_, k) => dueDate(firstDueDate, frequency, k))
  return [firstDay({ firstDueDate, frequency }), ...dues]
}

/** The table from the first day on; of a card, as many rows as there are due dates. */
export function tableOf(debt: RandomDebt): ScheduledPayment[] {
  return amortizationTable(owedOf(debt), firstDay(debt)).slice(0, debt.count)
}

/** What the debt costs if nothing is paid but the parts, up to the last due date. */
export function paidInParts(debt: RandomDebt): { payments: DatedAmount[]; added: AddedInterest[] } {
  const payments: DatedAmount[] = []
  const added: AddedInterest[] = []
  let owed = owedOf(debt)
  let through = firstDay(debt)
  const live = (date: DateString) => {
    for (const { date: posted, interest } of interestPostings(owed, through, date)) {
      owed = { ...owed, remaining: owed.remaining + interest, accrual: null }
      added.push({ date: posted, interest, balance: owed.remaining })
    }
    through = date
  }
  for (const { date, percent } of debt.parts) {
    live(date)
    const amount = (owed.remaining * BigInt(percent)) / 100n
    if (amount === 0n) continue
    owed = applyPayment(owed, amount, 'partial', date)
    payments.push({ date, amount })
    const last = added.at(-1)
    if (last?.date === date) last.balance = owed.remaining
  }
  live(dueDate(debt.firstDueDate, debt.frequency, debt.count - 1))
  return { payments, added }
}

function owedOf({
  total,
  count,
  parts: _,
  isLevel: __,
  ...terms
}: RandomDebt): OwedDebt & { firstDueDate: DateString } {
  return {
    ...terms,
    remaining: total,
    installmentsTotal: terms.lenderTerms?.minimum ? ENDLESS : count,
    installmentsPaid: 0,
    credit: 0n,
    isCompleted: false,
    accrual: null,
  }
}
