import { AmountField, Grid, RadioGroupField, TextField } from '@solvent/ui'
import { formatMoney } from './format-money'
import type { LiabilityForm } from './liability-form'
import type { Preview } from './liability-outlook'

const STANDINGS = [
  { value: 'new', label: 'No' },
  { value: 'running', label: 'Yes' },
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
        label={isEdited ? STANDING_WHEN_ADDED : 'Have you already made payments on this debt?'}
        value={values.standing}
        onChange={(standing) => set('standing', standing)}
        options={STANDINGS}
      />
      {values.standing === 'running' && (
        <Grid minColumn={11}>
          <TextField
            {...bind('installments_paid', 'Installments paid')}
            inputMode="numeric"
            hint="How many installments have you already paid?"
          />
          <AmountField
            {...bind('remaining_amount', 'Still owed')}
            hint={
              expected
                ? `If you leave this empty, we use ${expected} from the terms above.`
                : 'Copy this from your latest statement, if you have it.'
            }
          />
        </Grid>
      )}
    </>
  )
}

const STANDING_WHEN_ADDED = 'Had you made payments before adding it?'
