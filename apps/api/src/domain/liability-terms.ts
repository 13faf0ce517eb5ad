import type { addLiability, BodyOf } from '@solvent/contracts'
import { dueDate, toMinor } from '@solvent/money'
import { instalmentAmount } from '@solvent/plan'
import type { LiabilityRow } from '../storage/liabilities-table'
import { DomainError } from './domain-error'

type Terms = Omit<BodyOf<typeof addLiability>, 'liability_amount'>

/** What was agreed: everything of a liability that its payments do not change. */
export type AgreedTerms = Omit<
  LiabilityRow,
  'id' | 'description' | 'remaining' | 'installmentsPaid' | 'credit' | 'interestPostedThrough'
>

/** @throws DomainError `invalid_request` if the last due date lies after the year 9999 */
export function agreedTerms(body: Terms, total: number): AgreedTerms {
  requireDatesInCalendar(body)
  // A percentage with two decimals reads like an amount: 12.34% is 1234 basis points.
  const rateBp = Number(toMinor(body.interest_rate))
  const terms = {
    total: toMinor(total),
    frequency: body.frequency,
    rateBp,
  }
  return {
    ...terms,
    type: body.liability_type,
    instalment: instalmentAmount({ ...terms, count: body.installments_total }),
    installmentsTotal: body.installments_total,
    firstDueDate: body.due_date,
    priority: body.priority_score,
  }
}

function requireDatesInCalendar({ due_date: first, frequency, installments_total: count }: Terms): void {
  try {
    dueDate(first, frequency, count)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message = 'The last due date must be before the year 9999.'
    throw new DomainError('invalid_request', message, [{ field: 'due_date', message }])
  }
}
