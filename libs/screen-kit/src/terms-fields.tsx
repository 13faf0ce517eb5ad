import { AmountField, DateField, Grid, prioritySliderLabel, SliderField, TextField } from '@solvent/ui'
import { LenderTermsFields } from './lender-terms-fields'
import { hasMinimum } from './lender-terms-values'
import { FrequencyField, LiabilityTypeField } from './liability-choices'
import type { LiabilityForm } from './liability-form'
import type { Preview } from './liability-outlook'
import { StandingFields } from './standing-fields'

interface TermsFieldsProps {
  form: LiabilityForm
  /** The field name of the total in the request. */
  total: 'liability_amount' | 'total_amount'
  preview: Preview | null
}

/** All terms of the contract, and what was paid before the debt was entered. */
export function TermsFields({ form, total, preview }: TermsFieldsProps) {
  const { bind, values } = form
  return (
    <>
      <LiabilityTypeField form={form} />
      <Grid minColumn={11}>
        <AmountField {...bind(total, 'Total amount')} required />
        {!hasMinimum(values) && (
          <TextField {...bind('installments_total', 'Installments')} inputMode="numeric" required />
        )}
        <FrequencyField form={form} />
        <DateField {...bind('due_date', 'First due date')} required />
        <TextField {...bind('interest_rate', 'Interest rate (% per year)')} inputMode="decimal" />
        <AmountField
          {...bind('installment_amount', 'Installment amount (optional)')}
          hint="The payment your lender asks for, if it differs."
        />
      </Grid>
      <StandingFields form={form} preview={preview} isEdited={total === 'total_amount'} />
      <TextField {...bind('description', 'Description (optional)')} />
      <SliderField
        {...bind('priority_score', 'Priority')}
        min={1}
        describe={(score) => `${score} · ${prioritySliderLabel(score)}`}
      />
      <LenderTermsFields form={form} />
    </>
  )
}
