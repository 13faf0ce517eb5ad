import { CURRENCIES, type Profile } from '@solvent/contracts'
import { parseNumber } from '@solvent/screen-kit'

export type Currency = Profile['currency_preference']

/** The figures in the panel; changes to them last for this visit only. */
export interface ProfilePreview {
  monthly_salary: number
  other_income: number
  currency: Currency
}

/** The form's input, as typed. */
export interface Draft {
  monthly_salary: string
  other_income: string
  currency: Currency
}

const OFFERED_CURRENCIES: readonly Currency[] = ['USD', 'INR', 'EUR', 'GBP']

/** The currencies the panel offers, plus the chosen one if it is not among them. */
export function offeredCurrencies(chosen: Currency): readonly Currency[] {
  return OFFERED_CURRENCIES.includes(chosen) ? OFFERED_CURRENCIES : [...OFFERED_CURRENCIES, chosen]
}

export function toPreview({ monthly_income, currency_preference }: Profile): ProfilePreview {
  return { monthly_salary: monthly_income, other_income: 0, currency: currency_preference }
}

export function toDraft({ monthly_salary, other_income, currency }: ProfilePreview): Draft {
  return { monthly_salary: String(monthly_salary), other_income: String(other_income), currency }
}

/** The typed values; anything that is not a finite number counts as 0. */
export function parseDraft({ monthly_salary, other_income, currency }: Draft): ProfilePreview {
  return { monthly_salary: toFinite(monthly_salary), other_income: toFinite(other_income), currency }
}

function toFinite(text: string): number {
  const number = parseNumber(text) ?? 0
  return Number.isFinite(number) ? number : 0
}

export function toCurrency(value: string, fallback: Currency): Currency {
  return CURRENCIES.find((currency) => currency === value) ?? fallback
}
