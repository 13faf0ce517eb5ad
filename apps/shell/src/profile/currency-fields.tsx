import { CURRENCIES, type Profile } from '@solvent/contracts'
import { CheckboxField, SelectField } from '@solvent/ui'

/** The currencies offered here; a stored one that is not among them is added. */
const OFFERED_CURRENCIES: readonly string[] = CURRENCIES.filter((currency) => currency !== 'INR')

function currencyOptions(stored: string) {
  const isOffered = OFFERED_CURRENCIES.includes(stored)
  const offered = isOffered ? OFFERED_CURRENCIES : [...OFFERED_CURRENCIES, stored]
  return offered.map((currency) => ({ value: currency, label: currency }))
}

/** The form value for showing the currency on every page; a form holds only strings. */
export const ON_PAGES = 'on'

interface Bound {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

interface CurrencyFieldsProps {
  form: {
    bind: (name: 'currency_preference' | 'currency_on_pages', label: string) => Bound
    set: (name: 'currency_on_pages', value: string) => void
  }
  profile: Profile
}

/** The currency, and where it is shown, which is not asked for dollars. */
export function CurrencyFields({ form, profile }: CurrencyFieldsProps) {
  const currency = form.bind('currency_preference', 'Currency preference')
  const onPages = form.bind('currency_on_pages', 'Show my currency on every page')
  const isOnPages = onPages.value === ON_PAGES
  const { currency_preference: stored, currency_on_pages: wasOnPages } = profile

  function choose(chosen: string) {
    currency.onChange(chosen)
    // Showing a newly chosen currency is preselected; nothing changes before saving.
    const isPreselected = chosen === stored ? wasOnPages : chosen !== 'USD'
    form.set('currency_on_pages', isPreselected ? ON_PAGES : '')
  }
  return (
    <>
      <SelectField
        {...currency}
        onChange={choose}
        options={currencyOptions(stored)}
        hint={isOnPages ? 'For the amounts on every page' : 'For the amounts on the dashboard'}
      />
      {currency.value !== 'USD' && (
        <CheckboxField
          {...onPages}
          checked={isOnPages}
          onChange={(checked) => onPages.onChange(checked ? ON_PAGES : '')}
          hint="If you skip this, other pages show amounts with a dollar sign."
        />
      )}
    </>
  )
}
