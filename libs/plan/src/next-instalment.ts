import { type DateString, dueDate, dueDatesThrough, endOfMonth, maxOf } from '@solvent/money'
import { accruesByDays, type DailyDebt, isDeferred } from './accrual-by-days'
import { interestPostings } from './interest'
import { minimumDue } from './minimum'
import type { OwedDebt } from './plan-liability'
import { statementOf } from './posting-dates'
import { isActive } from './schedule'
import { instalmentAt } from './unpaid-instalments'

/**
 * A debt with the instalment that its next due date asks for. The minimum of a card is known from its statement on;
 * before it, it is what the statement will ask for if nothing changes what is owed until then. Missed minimums count as
 * much. Other debts are returned as they are.
 */
export function withNextInstalment<Debt extends OwedDebt>(debt: Debt, today: DateString): Debt {
  const { minimum, instalmentChanges } = debt.lenderTerms ?? {}
  if (instalmentChanges) return { ...debt, instalment: instalmentAt(debt, debt.installmentsPaid) }
  if (!minimum || !isActive(debt) || !accruesByDays(debt)) return debt
  const { remaining, credit } = debt
  const statement = statementOf(debt, nextStatedDate(debt, today))
  if (statement <= today) {
    // No interest is posted while it is deferred, so there is no stored statement either.
    if (!isDeferred(debt, today)) return debt
    return { ...debt, instalment: minimumDue(minimum, remaining + maxOf(0n, credit), 0n) }
  }
  const postings = interestPostings(debt, today, statement)
  const owed = postings.reduce((sum, { interest }) => sum + interest, remaining)
  const last = postings.at(-1)
  const interest = last?.date === statement ? last.interest : 0n
  return { ...debt, instalment: minimumDue(minimum, owed, interest) }
}

/** The due date in the rest of this month, or else that of the first unpaid instalment. */
function nextStatedDate(
  { firstDueDate, frequency, installmentsPaid }: DailyDebt,
  today: DateString,
): DateString {
  const coming = dueDatesThrough(firstDueDate, frequency, today)
  const unpaid = dueDate(firstDueDate, frequency, installmentsPaid)
  if (installmentsPaid >= coming) return unpaid
  const date = dueDate(firstDueDate, frequency, coming)
  return date <= endOfMonth(today) ? date : unpaid
}
