import { DateField, Grid, SelectField, TextField } from '@solvent/ui'
import type { LiabilityForm } from './liability-form'

const CHARGES = [
  { value: '', label: 'None' },
  { value: 'percent', label: 'A percentage' },
  { value: 'months', label: 'Months of interest' },
]

/** What the lender charges for money that is paid before it is due. */
export function EarlyChargeFields({ form }: { form: LiabilityForm }) {
  const { bind, values } = form
  return (
    <Grid minColumn={11}>
      <SelectField
        {...bind('early_charge', 'Charge for paying early')}
        options={CHARGES}
        hint="The plan only pays early where that saves more."
      />
      {values.early_charge === 'percent' && (
        <TextField
          {...bind('lender_terms.early_charge.percent', 'Percent of what you pay early')}
          inputMode="decimal"
          required
        />
      )}
      {values.early_charge === 'months' && (
        <TextField
          {...bind('lender_terms.early_charge.interest_months', 'Months of interest on what you pay early')}
          inputMode="numeric"
          required
        />
      )}
      {values.early_charge !== '' && (
        <DateField {...bind('lender_terms.early_charge.free_from', 'No charge from (optional)')} />
      )}
    </Grid>
  )
}
