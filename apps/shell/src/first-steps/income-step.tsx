import { useContractForm } from '@solvent/api-client'
import { type Profile, updateProfile } from '@solvent/contracts'
import { parseNumber } from '@solvent/screen-kit'
import { AmountField } from '@solvent/ui'
import { StepForm } from './step-form'

/** The monthly income. */
export function IncomeStep({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const { name, currency_preference, selected_model, monthly_income: income } = profile
  const form = useContractForm({
    endpoint: updateProfile,
    initial: { monthly_income: income > 0 ? String(income) : '' },
    toBody: ({ monthly_income }) => ({
      name,
      currency_preference,
      selected_model,
      monthly_income: parseNumber(monthly_income),
    }),
    draftFields: 'all',
    failed: 'Failed to update profile.',
    onSent: onSaved,
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
