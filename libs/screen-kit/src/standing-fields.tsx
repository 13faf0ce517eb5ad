import { AmountField, Grid, RadioGroupField, TextField } from '@solvent/ui'
import { formatMoney } from './format-money'
import type { LiabilityForm } from './liability-form'
import type { Preview } from './liability-outlook'

const STANDINGS = [
  { value: 'new', label: 'It is new' },
  { value: 'running', label: 'I already pay on it' },
] as const

interface StandingFieldsProps {
  form: LiabilityForm
  preview: Preview | null
  /** Whether an existing liability is edited, so that the question refers to the day it was added. */
  isEdited: boolean
}

/** Asks whether the debt is new or already being paid, and then what was paid and is still owed. */
export function StandingFields({ form, preview, isEdited }: StandingFieldsProps) {
  const { bind, values, set } = form
  const { outlook, debt } = preview ?? {}
  const expected =
    outlook && debt?.remaining === null && debt.installmentsPaid > 0 ? formatMoney(outlook.opening) : null
  return (
    <>
      <RadioGroupField
        label={isEdited ? STANDING_WHEN_ADDED : 'Is it new, or do you already pay on it?'}
        value={values.standing}
        onChange={(standing) => set('standing', standing)}
        options={STANDINGS}
      />
      {values.standing === 'running' && (
        <Grid minColumn={11}>
          <TextField
            {...bind('installments_paid', 'Installments Paid')}
            inputMode="numeric"
            hint="How many of them by then. None if left empty."
          />
          <AmountField
            {...bind('remaining_amount', 'Still Owed')}
            hint={
              expected
                ? `Left empty: ${expected}, as the contract has it.`
                : 'As your lender says, if you know it.'
            }
          />
        </Grid>
      )}
    </>
  )
}

const STANDING_WHEN_ADDED = 'When you added it, was it new, or did you already pay on it?'
