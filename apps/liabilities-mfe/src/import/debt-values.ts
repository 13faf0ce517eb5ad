import type { FileDebt } from '@solvent/contracts'
import { type LiabilityValues, newLiability } from '@solvent/screen-kit'
import { guessLiabilityType } from './guess-liability-type'

/**
 * The form values of a debt of a file. A rate, payment or due date that the file does not say is empty, because the
 * defaults of a new liability would look as if they were read.
 */
export function debtValues(debt: FileDebt): LiabilityValues {
  const empty = newLiability()
  return {
    ...empty,
    liability_type: guessLiabilityType(debt.name),
    description: debt.name,
    liability_amount: debt.balance.toFixed(2),
    installment_amount: debt.payment?.toFixed(2) ?? '',
    interest_rate: debt.rate === null ? '' : String(debt.rate),
    due_date: debt.next_due_on ?? '',
    frequency: debt.frequency ?? empty.frequency,
  }
}
