import { AmountField, DateField, Grid, TextField } from '@solvent/ui'
import { paymentLabel } from './frequency-labels'
import { FrequencyField, LiabilityTypeField } from './liability-choices'
import type { LiabilityForm } from './liability-form'
import { isBill } from './liability-values'

/** What people know of a debt or a bill by heart; the rest follows from it. */
export function DebtFields({ form }: { form: LiabilityForm }) {
  const { bind, values } = form
  const isDebt = !isBill(values)
  return (
    <Grid minColumn={11}>
      <LiabilityTypeField form={form} />
      <TextField {...bind('description', 'Name (optional)')} />
      {isDebt && <AmountField {...bind('liability_amount', 'Left to pay')} required />}
      <AmountField {...bind('installment_amount', paymentLabel(values.frequency))} required />
      {isDebt && <TextField {...bind('interest_rate', 'Interest rate (% per year)')} inputMode="decimal" />}
      <DateField {...bind('due_date', 'Next payment on')} required />
      <FrequencyField form={form} />
    </Grid>
  )
}
