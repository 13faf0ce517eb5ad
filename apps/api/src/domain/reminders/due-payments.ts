import { liabilityNaming } from '@solvent/contracts'
import type { DuePayment } from '@solvent/contracts/reminders'
import { addDays, fromMinor } from '@solvent/money'
import { amortizationTable } from '@solvent/plan'
import { allLiabilities } from '../../storage/tables/liabilities-table'
import { allScheduledPayments, type ScheduledPaymentRow } from '../../storage/tables/scheduled-payments-table'
import type { BooksView } from '../books/books'
import { toDueLiability } from '../books/liability-view'

/**
 * The debts with installments that are late, due today or due tomorrow; the earliest first. Those that are paid
 * automatically by their day are left out.
 */
export async function duePayments(books: BooksView): Promise<DuePayment[]> {
  const { today } = books
  const tomorrow = addDays(today, 1)
  const [debts, scheduled] = await Promise.all([allLiabilities(books), allScheduledPayments(books)])
  return debts
    .flatMap((debt) => {
      const due = amortizationTable(toDueLiability(debt, today), today).filter(
        ({ dueDate }) => dueDate <= tomorrow,
      )
      const [first] = due
      if (!first || isPaidInTime(scheduled, debt.id, first.dueDate)) return []
      const { name } = liabilityNaming({ description: debt.description, liability_type: debt.type })
      const amount = fromMinor(due.reduce((sum, { payment }) => sum + payment, 0n))
      return [{ liability_id: debt.id, name, amount, due_on: first.dueDate }]
    })
    .sort((one, other) => one.due_on.localeCompare(other.due_on) || one.name.localeCompare(other.name))
}

/** Payments whose day is over are either recorded or missed by now. */
function isPaidInTime(scheduled: readonly ScheduledPaymentRow[], debtId: string, dueDate: string): boolean {
  return scheduled.some(
    ({ liabilityId, paymentType, automatic, missed, payOn }) =>
      liabilityId === debtId && paymentType === 'full' && automatic && !missed && payOn <= dueDate,
  )
}
