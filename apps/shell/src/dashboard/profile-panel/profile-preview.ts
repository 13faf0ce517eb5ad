import { CURRENCIES, type Profile } from '@solvent/contracts'
import { enteredNumber } from '@solvent/screen-kit'

export type Currency = Profile['currency_preference']

/** What the panel shows of a person's money; changes of it last for this visit only. */
export interface ProfilePreview {
  monthly_salary: number
  other_income: number
  currency: Currency
}

/** The same as it is typed. */
export interface Draft {
  monthly_salary: string
  other_income: string
  currency: Currency
}

const OFFERED: readonly Currency[] = ['USD', 'INR', 'EUR', 'GBP']

/** The currencies that the panel offers, and the chosen one where that is another. */
export function offeredCurrencies(chosen: Currency): readonly Currency[] {
  return OFFERED.includes(chosen) ? OFFERED : [...OFFERED, chosen]
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

/** What was typed: any number, and 0 for what is none. */
export function parseDraft({ monthly_salary, other_income, currency }: Draft): ProfilePreview {
  return {
    monthly_salary: numberFrom(monthly_salary),
    other_income: numberFrom(other_income),
    currency,
  }
}

export function toCurrency(value: string, otherwise: Currency): Currency {
  return CURRENCIES.find((currency) => currency === value) ?? otherwise
}
