import { AmountField, DateField, Grid } from '@solvent/ui'
import type { LiabilityForm } from './liability-form'

/** What the lender charges besides interest. */
export function FeeFields({ form }: { form: LiabilityForm }) {
  const { bind, values } = form
  const hasYearlyFee = values['lender_terms.yearly_fee.amount'].trim() !== ''
  return (
    <Grid minColumn={11}>
      <AmountField {...bind('lender_terms.yearly_fee.amount', 'Yearly fee (optional)')} />
      {hasYearlyFee && <DateField {...bind('lender_terms.yearly_fee.from', 'Next charged on')} required />}
      <AmountField
        {...bind('lender_terms.late_fee', 'Late fee (optional)')}
        hint="Added if a payment is missed."
      />
    </Grid>
  )
}
