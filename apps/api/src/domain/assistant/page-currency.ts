import type { Currency } from '@solvent/contracts'
import { moneyFormat } from '@solvent/money'

/** A dollar sign before a figure, but not that of another dollar, such as `CA$`. */
const DOLLAR_AMOUNT = /(?<!\p{L})(?:US)?\$(?=\s?\d)/gu

/**
 * Replaces the dollar signs in a model's sentence with the sign of the page currency: models write dollars out of
 * habit, and all amounts in the books are in one currency.
 */
export function inPageCurrency(sentence: string, currency: Currency): string {
  if (currency === 'USD') return sentence
  const sign = moneyFormat(currency)(0n).replace('0.00', '')
  return sentence.replace(DOLLAR_AMOUNT, () => sign)
}
