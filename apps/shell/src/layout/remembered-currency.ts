import { CURRENCIES, type Currency } from '@solvent/contracts'

const KEY = 'page_currency'

/** The page currency that this browser has last shown the person; null if it does not know. */
export function rememberedCurrency(person: string | null): Currency | null {
  const [of, currency] = localStorage.getItem(KEY)?.split(' ') ?? []
  return of === person ? (CURRENCIES.find((known) => known === currency) ?? null) : null
}

export function rememberCurrency(person: string | null, currency: Currency): void {
  if (person !== null) localStorage.setItem(KEY, `${person} ${currency}`)
}

/** Goes with the session. */
export function forgetCurrency(): void {
  localStorage.removeItem(KEY)
}
