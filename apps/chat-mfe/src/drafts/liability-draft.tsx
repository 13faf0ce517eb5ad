import type { Draft } from '@solvent/contracts'
import {
  enteredNumber,
  LiabilityFields,
  type LiabilityValues,
  newLiability,
  toTerms,
} from '@solvent/screen-kit'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

/** The form filled with what the draft knows; the rest as in the form of a new liability. */
function toLiabilityValues(draft: Draft): LiabilityValues {
  const empty = newLiability()
  const { priority_score } = draft.fields
  const paid = textOf(draft, 'installments_paid')
  const owed = amountOf(draft, 'remaining_amount')
  return {
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
  }
}

/** The terms; what nobody said of the time before the entry is left as it is. */
function saidTerms(values: LiabilityValues) {
  const { installments_paid, remaining_amount, installment_amount, ...terms } = toTerms(values)
  return {
    ...terms,
    ...(values.standing === 'running' && { installments_paid, remaining_amount }),
    ...(installment_amount !== null && { installment_amount }),
  }
}

interface TermsProps extends DraftFormProps {
  /** Under which name the total is sent. */
  total: 'liability_amount' | 'total_amount'
}

function TermsDraft({ total, ...props }: TermsProps) {
  const form = useDraftForm(props, toLiabilityValues(props.draft), (values) => ({
    ...saidTerms(values),
    [total]: enteredNumber(values[total]),
  }))
  return (
    <DraftForm {...props} form={form}>
      <LiabilityFields form={form} total={total} />
    </DraftForm>
  )
}

/** Something the person pays off. */
export function LiabilityDraft(props: DraftFormProps) {
  return <TermsDraft {...props} total="liability_amount" />
}

/** Other terms of a liability that is there. */
export function ChangedLiabilityDraft(props: DraftFormProps) {
  return <TermsDraft {...props} total="total_amount" />
}
