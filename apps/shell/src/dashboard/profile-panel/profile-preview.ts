import { CURRENCIES, type Profile } from '@solvent/contracts'
import { enteredNumber } from '@solvent/screen-kit'

export type Currency = Profile['currency_preference']

/** The figures in the panel; changes to them last for this visit only. */
export interface ProfilePreview {
  monthly_salary: number
  other_income: number
  currency: Currency
}

/** The same values as typed. */
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

function numberFrom(text: string): number {
  const entered = enteredNumber(text) ?? 0
  return Number.isFinite(entered) ? entered : 0
}

/** The typed values; anything that is not a finite number counts as 0. */
export function parseDraft({ monthly_salary, other_income, currency }: Draft): ProfilePreview {
  return {
    monthly_salary: numberFrom(monthly_salary),
    other_income: numberFrom(other_income),
    currency,
  }
}

export function toCurrency(value: string, fallback: Currency): Currency {
  return CURRENCIES.find((currency) => currency === value) ?? fallback
}
