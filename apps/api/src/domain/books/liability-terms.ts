import type { addLiability, BodyOf } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { instalmentAmount } from '@solvent/plan'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'

type Terms = Omit<BodyOf<typeof addLiability>, 'liability_amount'>

/** What was agreed: everything of a liability that its payments do not change. */
export type AgreedTerms = Omit<
  LiabilityRow,
  'id' | 'description' | 'remaining' | 'installmentsPaid' | 'credit' | 'interestPostedThrough'
>

/** The terms as the books keep them. The contract's limits keep the last due date before the year 9999. */
export function agreedTerms(body: Terms, total: number): AgreedTerms {
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
