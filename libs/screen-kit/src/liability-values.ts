import { today } from '@solvent/api-client'
import { DEFAULT_PRIORITY, type Liability } from '@solvent/contracts'
import { enteredNumber } from './entered-number'

/** What the fields of the form hold. The total has two names, because adding and editing send it so. */
export type LiabilityValues = {
  liability_type: string
  liability_amount: string
  total_amount: string
  installments_total: string
  frequency: string
  due_date: string
  priority_score: number
  interest_rate: string
  description: string
}

/** The form as it opens for a new liability. */
export function newLiability(): LiabilityValues {
  return {
    liability_type: '',
    liability_amount: '',
    total_amount: '',
    installments_total: '1',
    frequency: 'monthly',
    due_date: today(),
    priority_score: DEFAULT_PRIORITY,
    interest_rate: '0',
    description: '',
  }
}

/** The form filled with a liability as it is. */
export function toFormValues(liability: Liability): LiabilityValues {
  const { liability_type, frequency, due_date, priority_score, description } = liability
  return {
    liability_type,
    frequency,
    due_date,
    priority_score,
    description,
    liability_amount: '',
    total_amount: liability.total_amount.toFixed(2),
    installments_total: String(liability.installments_total),
    interest_rate: String(liability.interest_rate),
  }
}

/** The part of the body that adding and editing share. */
export function toTerms(values: LiabilityValues) {
  const { liability_type, frequency, due_date, priority_score, description } = values
  return {
    liability_type,
    frequency,
    due_date,
    priority_score,
    description,
    installments_total: enteredNumber(values.installments_total),
    // The one number with a default that may be left empty.
    interest_rate: enteredNumber(values.interest_rate) ?? 0,
  }
}
