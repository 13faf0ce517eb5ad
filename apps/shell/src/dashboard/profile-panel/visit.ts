import { CURRENCIES, type Profile } from '@solvent/contracts'
import { parseAmount } from '@solvent/ui'

export type Currency = Profile['currency_preference']

/** What the panel shows of a person's money; changes of it last for this visit only. */
export interface Visit {
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

export function visitOf({ monthly_income, currency_preference }: Profile): Visit {
  return { monthly_salary: monthly_income, other_income: 0, currency: currency_preference }
}

export function draftOf({ monthly_salary, other_income, currency }: Visit): Draft {
  return { monthly_salary: String(monthly_salary), other_income: String(other_income), currency }
}

/** What was typed, with 0 for what is no amount. */
export function visitFrom({ monthly_salary, other_income, currency }: Draft): Visit {
  return {
    monthly_salary: parseAmount(monthly_salary) ?? 0,
    other_income: parseAmount(other_income) ?? 0,
    currency,
  }
}

export function toCurrency(value: string, otherwise: Currency): Currency {
  return CURRENCIES.find((currency) => currency === value) ?? otherwise
}
