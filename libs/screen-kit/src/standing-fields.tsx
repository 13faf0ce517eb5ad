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
  /** Whether the liability is there already, so that the question is about the day it was added. */
  isEdited: boolean
}

/** Whether a debt was begun before it is entered, and what was paid and owed by then. */
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
