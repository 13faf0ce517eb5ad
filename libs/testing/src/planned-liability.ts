import type { Liability, PlannedLiability } from '@solvent/contracts'

/** A liability as an input of a plan; the fake books track no credit. */
export function toPlannedLiability(liability: Liability): PlannedLiability {
  const { id, liability_type, description, remaining_amount, installment_amount } = liability
  const { installments_total, installments_paid, frequency, due_date, interest_rate, priority_score } =
    liability
  return {
    id,
    liability_type,
    description,
    remaining_amount,
    installment_amount,
    installments_total,
    installments_paid,
    credit: 0,
    frequency,
    due_date,
    interest_rate,
    priority_score,
    ...(liability.lender_terms && { lender_terms: liability.lender_terms }),
  }
}
