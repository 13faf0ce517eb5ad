import type { Occurrence, Recurring } from '@solvent/contracts'
import { dateInWords, fromMinor } from '@solvent/money'
import type { LiabilityRow } from '../../../storage/tables/liabilities-table'
import type { OccurrenceRow } from '../../../storage/tables/occurrences-table'
import type { RecurringRow } from '../../../storage/tables/recurring-table'
import { debtOfBill } from './debt-of-bill'

/** Converts a stored recurring entry to its API form. */
export function toRecurring(row: RecurringRow, debts: readonly LiabilityRow[]): Recurring {
  const { id, unit, every, automatic, startsOn: starts_on, endsOn: ends_on, nextOn: next_on } = row
  const debt = debtOfBill(row, debts)
  return {
    id,
    ...moneyOf(row),
    amount: fromMinor(row.amount),
    unit,
    every,
    starts_on,
    ends_on,
    automatic,
    next_on,
    liability: debt && (debt.description || debt.type),
  }
}

/** Converts a stored occurrence to its API form. */
export function toOccurrence(row: OccurrenceRow, recurring: RecurringRow, today: string): Occurrence {
  const { recurringId: recurring_id, dueOn: due_on, on, missed } = row
  const problem = `It could not be recorded on ${dateInWords(on, today)}. Check what ${recurring.account} holds.`
  return {
    recurring_id,
    ...moneyOf(recurring),
    amount: fromMinor(row.amount),
    due_on,
    on,
    is_due: on <= today,
    problem: missed ? problem : null,
  }
}

function moneyOf({ kind, name, account, toAccount: to_account, category }: RecurringRow) {
  return { kind, name, account, to_account, category }
}
