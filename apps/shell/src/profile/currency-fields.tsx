import { CURRENCIES, type Profile } from '@solvent/contracts'
import { CheckboxField, SelectField } from '@solvent/ui'

/** The currencies of this page; one that was chosen elsewhere is offered, too. */
const OFFERED: readonly string[] = CURRENCIES.filter((currency) => currency !== 'INR')

function currencyOptions(stored: string) {
  const offered = OFFERED.includes(stored) ? OFFERED : [...OFFERED, stored]
  return offered.map((currency) => ({ value: currency, label: currency }))
}

/** What the form holds where the currency is to be shown on every page; it holds only text. */
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

/** The currency, and where it is shown: a question that dollars do not raise. */
export function CurrencyFields({ form, profile }: CurrencyFieldsProps) {
  const currency = form.bind('currency_preference', 'Currency Preference')
  const onPages = form.bind('currency_on_pages', 'Show my currency on every page')
  const isOnPages = onPages.value === ON_PAGES
  const { currency_preference: stored, currency_on_pages: wasOnPages } = profile

  function choose(chosen: string) {
    currency.onChange(chosen)
    // Who takes another currency most likely wants to see it. Saving decides.
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
          hint="Without it, all pages but the dashboard show a dollar sign."
        />
      )}
    </>
  )
}
