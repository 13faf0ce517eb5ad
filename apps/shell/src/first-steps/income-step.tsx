import { useContractForm } from '@solvent/api-client'
import { type Profile, updateProfile } from '@solvent/contracts'
import { parseNumber } from '@solvent/screen-kit'
import { AmountField } from '@solvent/ui'
import { StepForm } from './step-form'

/** The monthly income. */
export function IncomeStep({ profile }: { profile: Profile }) {
  const { name, currency_preference, selected_model } = profile
  const form = useContractForm({
    endpoint: updateProfile,
    initial: { monthly_income: '' },
    toBody: ({ monthly_income }) => ({
      name,
      currency_preference,
      selected_model,
      monthly_income: parseNumber(monthly_income),
    }),
    draftFields: 'all',
    failed: 'Failed to update profile.',
    onSent: () => undefined,
  })
  return (
    <StepForm label="Add your income" form={form} action="Save income" busyAction="Saving...">
      <AmountField
        {...form.bind('monthly_income', 'Monthly income')}
        hint="After tax. 70% of it can go to your debts; you can change that in your plan."
        required
      />
    </StepForm>
  )
}
