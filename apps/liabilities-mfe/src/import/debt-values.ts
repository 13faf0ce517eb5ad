import type { FileDebt } from '@solvent/contracts'
import { type LiabilityValues, newLiability } from '@solvent/screen-kit'
import { guessLiabilityType } from './guess-liability-type'

/** The form values of a debt of a file; what the file does not say is as in a new liability. */
export function debtValues(debt: FileDebt): LiabilityValues {
  const empty = newLiability()
  return {
    ...empty,
    liability_type: guessLiabilityType(debt.name),
    description: debt.name,
    liability_amount: debt.balance.toFixed(2),
    installment_amount: debt.payment?.toFixed(2) ?? empty.installment_amount,
    interest_rate: debt.rate === null ? empty.interest_rate : String(debt.rate),
    due_date: debt.next_due_on ?? empty.due_date,
    frequency: debt.frequency ?? empty.frequency,
  }
}
