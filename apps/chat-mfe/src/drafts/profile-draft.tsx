import { CURRENCIES } from '@solvent/contracts'
import { parseNumber } from '@solvent/screen-kit'
import { AmountField, CheckboxField, SelectField, Stack, TextField } from '@solvent/ui'
import { DraftForm, type DraftFormProps } from './draft-form'
import { amountOf, textOf } from './draft-values'
import { useDraftForm } from './use-draft-form'

/** The form value for a checked option; form values are strings. */
const ON_PAGES = 'on'

const currencies = CURRENCIES.map((value) => ({ value, label: value }))

/** The draft of a profile change; shows only the changed fields. */
export function ProfileDraft(props: DraftFormProps) {
  const { draft } = props
  const initial = {
    name: textOf(draft, 'name'),
    monthly_income: amountOf(draft, 'monthly_income'),
    currency_preference: textOf(draft, 'currency_preference'),
    // Checked by default, because a user who changes the currency most likely wants to see it.
    currency_on_pages: ON_PAGES,
  }
  const changes = (name: keyof typeof initial) => draft.fields[name] !== undefined
  const form = useDraftForm(props, initial, (values) => ({
    ...(changes('name') && { name: values.name }),
    ...(changes('monthly_income') && { monthly_income: parseNumber(values.monthly_income) }),
    ...(changes('currency_preference') && currencyOf(values)),
  }))
  const onPages = form.bind('currency_on_pages', 'Show my currency on every page')
  return (
    <DraftForm {...props} form={form}>
      <Stack>
        {changes('name') && <TextField {...form.bind('name', 'Name')} required />}
        {changes('monthly_income') && <AmountField {...form.bind('monthly_income', 'Monthly Income')} />}
        {changes('currency_preference') && (
          <SelectField {...form.bind('currency_preference', 'Currency preference')} options={currencies} />
        )}
        {changes('currency_preference') && form.values.currency_preference !== 'USD' && (
          <CheckboxField
            {...onPages}
            checked={onPages.value === ON_PAGES}
            onChange={(checked) => onPages.onChange(checked ? ON_PAGES : '')}
          />
        )}
      </Stack>
    </DraftForm>
  )
}

/** The currency fields to send; the option does not apply to dollars. */
function currencyOf(values: { currency_preference: string; currency_on_pages: string }) {
  const { currency_preference } = values
  if (currency_preference === 'USD') return { currency_preference }
  return { currency_preference, currency_on_pages: values.currency_on_pages === ON_PAGES }
}
