import { addDays, type DateString, daysPerPeriod, dueDate, dueDatesThrough, endOfMonth } from '@solvent/money'
import { assert, pre, property } from 'fast-check'
import { withNextInstalment } from '../next-instalment'
import { applyPayment } from '../payment'
import { addedByPayment, payoffAmount } from '../payoff'
import type { PlanLiability } from '../plan-liability'
import { instalmentsDueThrough } from '../schedule'
import { withInterest } from '../testing/post-interest'
import { someDailyProjection } from '../testing/projection-arbitraries'
import { payoffLedger } from './ledger'
import { projectPayoff } from './project-payoff'
import type { LedgerRow } from './projection'

/** The day of a month on which a projection has a debt paid: its due date, or else the end of the month. */
function paidOn({ firstDueDate, frequency }: PlanLiability, today: DateString, month: string): DateString {
  const isFirst = today.startsWith(month)
  const lastDay = endOfMonth(`${month}-01`)
  const passed = firstDueDate === null ? 0 : dueDatesThrough(firstDueDate, frequency, lastDay)
  const due = firstDueDate === null || passed === 0 ? '' : dueDate(firstDueDate, frequency, passed - 1)
  if (due.startsWith(month) && due > today) return due
  return isFirst ? today : addDays(lastDay, 1)
}

/**
 * Whether a payment with a charge is made at the end of a month without a due date, which is the first day of the next
 * one: what is due in that month would not be early.
 */
function isChargedInNextMonth(debt: PlanLiability, today: DateString, rows: readonly LedgerRow[]): boolean {
  if (!debt.lenderTerms?.earlyCharge) return false
  return rows.some(({ month, payment }) => payment > 0n && !paidOn(debt, today, month).startsWith(month))
}

/** Whether there is a late fee unless what is missed is paid today, as the projection assumes. */
function isLateToday(debt: PlanLiability, today: DateString): boolean {
  return debt.lenderTerms?.lateFee !== undefined && instalmentsDueThrough(debt, today) > 0
}

/** The debt in the books after the payments of a projection, and the interest charged. */
function live(debt: PlanLiability, today: DateString, rows: readonly LedgerRow[]) {
  let owed = debt
  let posted = today
  let interest = 0n
  for (const { month, payment } of rows.filter((row) => row.payment > 0n)) {
    const day = paidOn(debt, today, month)
    const charged = withInterest(owed, posted, day)
    owed = withNextInstalment(charged.debt, day)
    posted = day
    const type = payment === payoffAmount(owed, day) ? 'full' : 'partial'
    interest += charged.interest + addedByPayment(owed, { amount: payment, type }, day)
    owed = applyPayment(owed, payment, type, day)
  }
  return { interest, isPaidOff: owed.isCompleted }
}

test('paid as projected, a debt costs to the cent in the books what the projection says', () => {
  assert(
    property(someDailyProjection, (input) => {
      pre(projectPayoff(input).ending === 'debt-free')
      const ledger = payoffLedger(input)
      for (const debt of input.liabilities) {
        if (debt.firstDueDate === null || daysPerPeriod(debt.frequency) !== null) continue
        const rows = ledger.filter(({ liabilityId }) => liabilityId === debt.id)
        if (isChargedInNextMonth(debt, input.today, rows) || isLateToday(debt, input.today)) continue
        const interest = rows.reduce((sum, row) => sum + row.interest, 0n)
        expect(live(debt, input.today, rows)).toEqual({ interest, isPaidOff: true })
      }
    }),
  )
})
