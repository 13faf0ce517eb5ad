import { FREQUENCIES } from '@solvent/contracts'
import { AmountField, DateField, Grid, SelectField, TextField } from '@solvent/ui'
import type { LiabilityForm } from './liability-form'
import { isBill } from './liability-values'
import { useLiabilityTypes } from './use-liability-types'

/** Monthly, Quarterly, Yearly, Weekly. */
export const frequencyOptions = FREQUENCIES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

/** What people know of a debt or a bill by heart; the rest follows from it. */
export function DebtFields({ form: { bind, values } }: { form: LiabilityForm }) {
  const type = bind('liability_type', 'Liability type')
  const types = useLiabilityTypes(type.value)
  const often = frequencyOptions.find(({ value }) => value === values.frequency)?.label ?? 'Regular'
  const isDebt = !isBill(values)
  return (
    <Grid minColumn={11}>
      <SelectField {...type} options={types} placeholder="Choose a type" required />
      <TextField {...bind('description', 'Name (optional)')} />
      {isDebt && <AmountField {...bind('liability_amount', 'Left to pay')} required />}
      <AmountField {...bind('installment_amount', `${often} payment`)} required />
      {isDebt && <TextField {...bind('interest_rate', 'Interest rate (% per year)')} inputMode="decimal" />}
      <DateField {...bind('due_date', 'Next payment on')} required />
      <SelectField {...bind('frequency', 'Frequency')} options={frequencyOptions} required />
    </Grid>
  )
}
