import { CURRENCIES } from '@solvent/contracts'
import { enteredNumber } from '@solvent/screen-kit'
import { AmountField, SelectField, Stack, TextField } from '@solvent/ui'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

const currencies = CURRENCIES.map((value) => ({ value, label: value }))

/** A change of the profile: only what the draft changes is shown. */
export function ProfileDraft(props: DraftFormProps) {
  const { draft } = props
  const initial = {
    name: textOf(draft, 'name'),
    monthly_income: amountOf(draft, 'monthly_income'),
    currency_preference: textOf(draft, 'currency_preference'),
  }
  const changes = (name: keyof typeof initial) => draft.fields[name] !== undefined
  const form = useDraftForm(props, initial, (values) => ({
    ...(changes('name') && { name: values.name }),
    ...(changes('monthly_income') && { monthly_income: enteredNumber(values.monthly_income) }),
    ...(changes('currency_preference') && { currency_preference: values.currency_preference }),
  }))
  return (
    <DraftForm {...props} form={form}>
      <Stack>
        {changes('name') && <TextField {...form.bind('name', 'Name')} required />}
        {changes('monthly_income') && <AmountField {...form.bind('monthly_income', 'Monthly Income')} />}
        {changes('currency_preference') && (
          <SelectField {...form.bind('currency_preference', 'Currency Preference')} options={currencies} />
        )}
      </Stack>
    </DraftForm>
  )
}
