import { type Draft, lenderTerms } from '@solvent/contracts'
import {
  LiabilityFields,
  type LiabilityValues,
  lenderTermsValues,
  newLiability,
  parseNumber,
  toTerms,
} from '@solvent/screen-kit'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

/** The form values of a draft, with the defaults of a new liability. */
function toLiabilityValues(draft: Draft): LiabilityValues {
  const empty = newLiability()
  const { priority_score } = draft.fields
  const paid = textOf(draft, 'installments_paid')
  const owed = amountOf(draft, 'remaining_amount')
  return {
    ...empty,
    entry: 'terms',
    liability_type: textOf(draft, 'liability_type'),
    liability_amount: amountOf(draft, 'liability_amount'),
    total_amount: amountOf(draft, 'total_amount'),
    installments_total: textOf(draft, 'installments_total', empty.installments_total),
    frequency: textOf(draft, 'frequency', empty.frequency),
    due_date: textOf(draft, 'due_date', empty.due_date),
    priority_score: typeof priority_score === 'number' ? priority_score : empty.priority_score,
    interest_rate: textOf(draft, 'interest_rate', empty.interest_rate),
    description: textOf(draft, 'description'),
    standing: paid === '' && owed === '' ? empty.standing : 'running',
    installments_paid: paid,
    remaining_amount: owed,
    installment_amount: amountOf(draft, 'installment_amount'),
    credit_limit: amountOf(draft, 'credit_limit'),
    ...lenderTermsValues(lenderTerms.safeParse(draft.fields.lender_terms).data ?? null),
  }
}

/** The terms to send, without unset fields about payments before the debt was entered. */
function enteredTerms(values: LiabilityValues) {
  const { installments_paid, remaining_amount, installment_amount, ...given } = toTerms(values)
  const { lender_terms, credit_limit, ...terms } = given
  return {
    ...terms,
    ...(values.standing === 'running' && { installments_paid, remaining_amount }),
    ...(installment_amount !== null && { installment_amount }),
    ...(lender_terms !== null && { lender_terms }),
    ...(credit_limit !== null && { credit_limit }),
  }
}

interface TermsProps extends DraftFormProps {
  /** The name of the total in the request. */
  total: 'liability_amount' | 'total_amount'
}

function TermsDraft({ total, ...props }: TermsProps) {
  const form = useDraftForm(props, toLiabilityValues(props.draft), (values) => ({
    ...enteredTerms(values),
    [total]: parseNumber(values[total]),
  }))
  return (
    <DraftForm {...props} form={form}>
      <LiabilityFields form={form} total={total} />
    </DraftForm>
  )
}

/** The draft of a new liability. */
export function LiabilityDraft(props: DraftFormProps) {
  return <TermsDraft {...props} total="liability_amount" />
}

/** The draft of changed terms of a liability. */
export function ChangedLiabilityDraft(props: DraftFormProps) {
  return <TermsDraft {...props} total="total_amount" />
}
