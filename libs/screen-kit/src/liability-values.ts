import { today } from '@solvent/api-client'
import {
  addLiability,
  DEFAULT_PRIORITY,
  FREQUENCIES,
  type Liability,
  MAX_INSTALLMENTS,
} from '@solvent/contracts'
import { fromMinor, periodsPerYear, toMinor } from '@solvent/money'
import { hasMinimum, type LenderTermsValues, lenderTermsValues, toLenderTerms } from './lender-terms-values'
import { parseNumber } from './parse-number'

/** The values of the form. The total has two names, because adding and editing send it under different ones. */
export type LiabilityValues = LenderTermsValues & {
  /** What is asked: what is left to pay and the payment, or all terms of the contract; not sent itself. */
  entry: 'short' | 'terms'
  liability_type: string
  liability_amount: string
  total_amount: string
  installments_total: string
  frequency: string
  due_date: string
  priority_score: number
  interest_rate: string
  description: string
  /** Whether the debt is new or already being paid; not sent itself. */
  standing: 'new' | 'running'
  installments_paid: string
  remaining_amount: string
  installment_amount: string
  credit_limit: string
}

/** The initial values for a new liability. */
export function newLiability(): LiabilityValues {
  return {
    entry: 'short',
    liability_type: '',
    liability_amount: '',
    total_amount: '',
    installments_total: '1',
    frequency: 'monthly',
    due_date: today(),
    priority_score: DEFAULT_PRIORITY,
    interest_rate: '0',
    description: '',
    standing: 'new',
    installments_paid: '',
    remaining_amount: '',
    installment_amount: '',
    credit_limit: '',
    ...lenderTermsValues(null),
  }
}

/** The form values of an existing liability. */
export function toFormValues(liability: Liability): LiabilityValues {
  const { liability_type, frequency, due_date, priority_score, description } = liability
  const { installments_paid_at_entry: paid, remaining_amount_at_entry: owed } = liability
  return {
    entry: 'terms',
    liability_type,
    frequency,
    due_date,
    priority_score,
    description,
    liability_amount: '',
    total_amount: liability.total_amount.toFixed(2),
    installments_total: liability.lender_terms?.minimum ? '' : String(liability.installments_total),
    interest_rate: String(liability.interest_rate),
    standing: paid > 0 || owed !== null ? 'running' : 'new',
    installments_paid: paid > 0 ? String(paid) : '',
    remaining_amount: owed?.toFixed(2) ?? '',
    installment_amount: liability.lender_installment_amount?.toFixed(2) ?? '',
    credit_limit: liability.credit_limit?.toFixed(2) ?? '',
    ...lenderTermsValues(liability.lender_terms),
  }
}

/** Regular bills that are not borrowed money: they have a payment, but no balance and no interest. */
const BILL_TYPES: readonly string[] = ['Rent', 'Utilities', 'Insurance', 'Subscription']

export function isBill({ liability_type }: Pick<LiabilityValues, 'liability_type'>): boolean {
  return BILL_TYPES.includes(liability_type)
}

/** A debt that is being paid needs at least one of the two figures; without them it would count as new. */
export function standingProblem(values: LiabilityValues): string | null {
  const { entry, standing, installments_paid, remaining_amount } = values
  if (
    entry === 'short' ||
    standing === 'new' ||
    installments_paid.trim() !== '' ||
    remaining_amount.trim() !== ''
  )
    return null
  return 'Enter how many installments you have paid or what you still owe, or choose No.'
}

/** The part of the request body that adding and editing share. */
export function toTerms(values: LiabilityValues) {
  const { liability_type, frequency, due_date, priority_score, description } = values
  const isRunning = values.standing === 'running'
  return {
    liability_type,
    frequency,
    due_date,
    priority_score,
    description,
    installments_total: hasMinimum(values) ? MAX_INSTALLMENTS : parseNumber(values.installments_total),
    // Optional; defaults to 0.
    interest_rate: parseNumber(values.interest_rate) ?? 0,
    // If left empty, it follows from the terms of the debt.
    installments_paid: (isRunning && parseNumber(values.installments_paid)) || 0,
    remaining_amount: isRunning ? (parseNumber(values.remaining_amount) ?? null) : null,
    installment_amount: parseNumber(values.installment_amount) ?? null,
    lender_terms: toLenderTerms(values),
    credit_limit: parseNumber(values.credit_limit) ?? null,
  }
}

/** The request body of a new liability, from the short form or from all terms. */
export function toNewLiability(values: LiabilityValues) {
  if (values.entry === 'terms') {
    return { ...toTerms(values), liability_amount: parseNumber(values.liability_amount) }
  }
  const { installments_total: _, ...terms } = toTerms({ ...values, standing: 'new' })
  // The contract allows null, but the short form requires a payment: it reports an empty text as missing.
  const installment_amount = terms.installment_amount ?? ''
  return isBill(values)
    ? { ...terms, installment_amount, ...yearOfPayments(values), interest_rate: 0 }
    : { ...terms, installment_amount, liability_amount: parseNumber(values.liability_amount) }
}

/** A bill has no balance, so a year of its payments is recorded. */
function yearOfPayments({ installment_amount, frequency }: LiabilityValues) {
  const installments_total = periodsPerYear(FREQUENCIES.find((one) => one === frequency) ?? 'monthly')
  const payment = addLiability.body.shape.liability_amount.safeParse(parseNumber(installment_amount))
  // An invalid payment is reported at its own field.
  const total = payment.success ? toMinor(payment.data) * BigInt(installments_total) : 0n
  return { installments_total, liability_amount: fromMinor(total) }
}
