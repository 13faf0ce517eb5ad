import type { useContractForm } from '@solvent/api-client'
import { type Endpoint, FREQUENCIES } from '@solvent/contracts'
import {
  AmountField,
  DateField,
  Grid,
  prioritySliderLabel,
  SelectField,
  SliderField,
  TextField,
} from '@solvent/ui'
import type { LiabilityValues } from './liability-values'
import { useLiabilityTypes } from './use-liability-types'

/** Monthly, Quarterly, Yearly, Weekly. */
const frequencyOptions = FREQUENCIES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

interface LiabilityFieldsProps {
  /** The form's own `bind`. */
  bind: ReturnType<typeof useContractForm<Endpoint, LiabilityValues>>['bind']
  /** Under which name the total is sent. */
  total: 'liability_amount' | 'total_amount'
}

/** Everything there is to say about a liability. */
export function LiabilityFields({ bind, total }: LiabilityFieldsProps) {
  const type = bind('liability_type', 'Liability Type')
  const types = useLiabilityTypes(type.value)
  return (
    <>
      <SelectField {...type} options={types} placeholder="Choose a type" required />
      <Grid minColumn={11}>
        <AmountField {...bind(total, 'Total Amount')} required />
        <TextField {...bind('installments_total', 'Installments')} inputMode="numeric" required />
        <SelectField {...bind('frequency', 'Frequency')} options={frequencyOptions} required />
        <DateField {...bind('due_date', 'First Due Date')} required />
      </Grid>
      <SliderField
        {...bind('priority_score', 'Priority')}
        min={1}
        describe={(score) => `${score} · ${prioritySliderLabel(score)}`}
      />
      <TextField {...bind('interest_rate', 'Interest Rate (% per year)')} inputMode="decimal" />
      <TextField {...bind('description', 'Description (optional)')} />
    </>
  )
}
