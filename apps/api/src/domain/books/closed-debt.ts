import type { ClosedDebt } from '@solvent/contracts'
import { fromMinor, maxOf } from '@solvent/money'
import { nextDueDate, outlookOf } from '@solvent/plan'
import { addedToLiability, entryDayOfUnedited } from '../../storage/tables/journal-table'
import { type LiabilityRow, openLiabilities } from '../../storage/tables/liabilities-table'
import { paidOnLiability } from '../../storage/tables/payments-table'
import type { BooksView } from './books'
import { toPlanLiability } from './liability-view'

/** What a debt cost that is paid off, and what comes next. `debt` has its terms; its balance does not matter. */
export async function closedDebt(books: BooksView, debt: LiabilityRow): Promise<ClosedDebt> {
  const [paid, interest, spent, enteredOn, others] = await Promise.all([
    paidOnLiability(books, debt.id),
    addedToLiability(books, debt.id, ['interest']),
    addedToLiability(books, debt.id, ['expense']),
    entryDayOfUnedited(books, debt.id),
    openLiabilities(books),
  ])
  const scheduled = enteredOn === null ? null : scheduledInterest(debt, enteredOn)
  return {
    paid: fromMinor(paid),
    interest: fromMinor(interest),
    saved: fromMinor(scheduled === null ? 0n : maxOf(0n, scheduled - interest)),
    // A card that is spent from is due again.
    freed: debt.frequency === 'monthly' && spent === 0n ? fromMinor(debt.instalment) : null,
    next: nextDue(others),
  }
}

/** The interest of the debt from its entry to its last payment on schedule; null if that never pays it off. */
function scheduledInterest(debt: LiabilityRow, enteredOn: string): bigint | null {
  const { installmentsTotal, installmentsPaidAtEntry, remainingAtEntry, ...terms } = debt
  const entered = {
    ...terms,
    count: installmentsTotal,
    installmentsPaid: installmentsPaidAtEntry,
    remaining: remainingAtEntry,
  }
  const { interest, paidOffOn } = outlookOf(entered, enteredOn)
  return paidOffOn === null ? null : interest
}

/** The first of the debts to fall due. */
function nextDue(debts: readonly LiabilityRow[]): ClosedDebt['next'] {
  const dues = debts.flatMap((debt) => {
    const date = nextDueDate(toPlanLiability(debt))
    return date === null ? [] : [{ liability_type: debt.type, description: debt.description, due_date: date }]
  })
  const [first = null] = dues.sort((one, other) => one.due_date.localeCompare(other.due_date))
  return first
}
