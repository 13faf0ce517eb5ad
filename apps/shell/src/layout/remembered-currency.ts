import { CURRENCIES, type Currency } from '@solvent/contracts'

const KEY = 'page_currency'

/** The page currency that this browser last showed to the person; null if unknown. */
export function rememberedCurrency(person: string | null): Currency | null {
  const [owner, currency] = localStorage.getItem(KEY)?.split(' ') ?? []
  return owner === person ? (CURRENCIES.find((known) => known === currency) ?? null) : null
}

export function rememberCurrency(person: string | null, currency: Currency): void {
  if (person !== null) localStorage.setItem(KEY, `${person} ${currency}`)
}

/** Called when the session ends. */
export function forgetCurrency(): void {
  localStorage.removeItem(KEY)
}
