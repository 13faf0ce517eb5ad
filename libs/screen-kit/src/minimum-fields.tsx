import { AmountField, Grid, SelectField, TextField } from '@solvent/ui'
import { hasMinimum } from './lender-terms-values'
import type { LiabilityForm } from './liability-form'

const MINIMUMS = [
  { value: '', label: 'The installment' },
  { value: 'share', label: 'A share of the balance' },
  { value: 'share_and_interest', label: 'A share plus the interest' },
]

const GRACE_PERIODS = [
  { value: '', label: 'None' },
  { value: 'kept', label: 'Yes, paid in full' },
  { value: 'lost', label: 'Yes, balance carried' },
]

/** What each statement of a card asks for, when it is made, and the limit of the card. */
export function MinimumFields({ form }: { form: LiabilityForm }) {
  const { bind, values } = form
  return (
    <Grid minColumn={11}>
      <SelectField
        {...bind('minimum', 'Minimum payment')}
        options={MINIMUMS}
        hint="A card asks for less each month as you pay it off."
      />
      {hasMinimum(values) && (
        <>
          <TextField
            {...bind('lender_terms.minimum.percent', 'Share of the balance (%)')}
            inputMode="decimal"
            required
          />
          <AmountField {...bind('lender_terms.minimum.at_least', 'At least')} required />
        </>
      )}
      <TextField
        {...bind('lender_terms.statement_days', 'Days from statement to due date (optional)')}
        inputMode="numeric"
        hint="Interest is added on the statement date."
      />
      {hasMinimum(values) && (
        <SelectField
          {...bind('lender_terms.grace_period', 'Interest-free period')}
          options={GRACE_PERIODS}
          hint="No interest if you pay each statement in full by its due date."
        />
      )}
      <AmountField {...bind('credit_limit', 'Credit limit (optional)')} />
    </Grid>
  )
}
