import { useContractForm } from '@solvent/api-client'
import { addLiability, FALLBACK_LIABILITY_TYPES } from '@solvent/contracts'
import { newLiability, parseNumber, toTerms } from '@solvent/screen-kit'
import { AmountField, Button, DateField, Grid, SelectField, TextField } from '@solvent/ui'
import { StepForm } from './step-form'

const types = FALLBACK_LIABILITY_TYPES.map((type) => ({ value: type, label: type }))

/** The first debt, with the fields a plan needs; the liabilities page has the full form. */
export function DebtStep({ onNoDebts, onSaved }: { onNoDebts: () => void; onSaved: () => void }) {
  const form = useContractForm({
    endpoint: addLiability,
    initial: { ...newLiability(), liability_type: FALLBACK_LIABILITY_TYPES[0] as string },
    toBody: (values) => ({ ...toTerms(values), liability_amount: parseNumber(values.liability_amount) }),
    draftFields: 'all',
    failed: 'Failed to add liability. Please try again.',
    failedOnly: true,
    onSent: onSaved,
  })
  return (
    <StepForm
      label="Add what you owe"
      form={form}
      action="Add debt"
      busyAction="Adding..."
      otherAction={
        <Button variant="ghost" onClick={onNoDebts} disabled={form.busy}>
          I have no debts
        </Button>
      }
    >
      <Grid minColumn={11}>
        <SelectField {...form.bind('liability_type', 'Liability type')} options={types} required />
        <TextField {...form.bind('description', 'Name (optional)')} />
        <AmountField {...form.bind('liability_amount', 'Total amount')} required />
        <TextField
          {...form.bind('installments_total', 'Monthly installments')}
          inputMode="numeric"
          required
        />
        <DateField {...form.bind('due_date', 'First due date')} required />
        <TextField {...form.bind('interest_rate', 'Interest rate (% per year)')} inputMode="decimal" />
      </Grid>
    </StepForm>
  )
}
