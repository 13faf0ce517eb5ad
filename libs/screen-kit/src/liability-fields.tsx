import { today } from '@solvent/api-client'
import { FREQUENCIES, type Liability } from '@solvent/contracts'
import {
  AmountField,
  DateField,
  Grid,
  prioritySliderLabel,
  SelectField,
  SliderField,
  TextField,
} from '@solvent/ui'
import type { LiabilityForm } from './liability-form'
import { previewOf } from './liability-outlook'
import { LiabilityPreview } from './liability-preview'
import { PrioritySuggestion } from './priority-suggestion'
import { StandingFields } from './standing-fields'
import { useLiabilityTypes } from './use-liability-types'

/** Monthly, Quarterly, Yearly, Weekly. */
const frequencyOptions = FREQUENCIES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

interface LiabilityFieldsProps {
  form: LiabilityForm
  /** The field name of the total in the request. */
  total: 'liability_amount' | 'total_amount'
  /** The liability being edited; undefined for a new one, or if it is not known. */
  liability?: Liability
}

/** All fields of a liability, with a preview of what it will cost. */
export function LiabilityFields({ form, total, liability }: LiabilityFieldsProps) {
  const { bind, values, set } = form
  const type = bind('liability_type', 'Liability type')
  const types = useLiabilityTypes(type.value)
  const day = today()
  const preview = previewOf(values, values[total], day, liability)
  return (
    <>
      <SelectField {...type} options={types} placeholder="Choose a type" required />
      <Grid minColumn={11}>
        <AmountField {...bind(total, 'Total amount')} required />
        <TextField {...bind('installments_total', 'Installments')} inputMode="numeric" required />
        <SelectField {...bind('frequency', 'Frequency')} options={frequencyOptions} required />
        <DateField {...bind('due_date', 'First due date')} required />
        <TextField {...bind('interest_rate', 'Interest rate (% per year)')} inputMode="decimal" />
        <AmountField
          {...bind('installment_amount', 'Installment amount (optional)')}
          hint="The payment your lender asks for, if it differs."
        />
      </Grid>
      <StandingFields form={form} preview={preview} isEdited={total === 'total_amount'} />
      <LiabilityPreview preview={preview} onStartFrom={(date) => set('due_date', date)} />
      <SliderField
        {...bind('priority_score', 'Priority')}
        min={1}
        describe={(score) => `${score} · ${prioritySliderLabel(score)}`}
      />
      <PrioritySuggestion
        liabilityType={type.value}
        priority={values.priority_score}
        onTake={(priority) => set('priority_score', priority)}
      />
      <TextField {...bind('description', 'Description (optional)')} />
    </>
  )
}
