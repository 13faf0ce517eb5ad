import type { Currency } from '@solvent/contracts'
import { moneyFormat } from '@solvent/money'

/** A dollar sign before a figure; that of another dollar, such as `CA$`, has a letter before it. */
const DOLLAR_AMOUNT = /(?<!\p{L})(?:US)?\$(?=\s?\d)/gu

/**
 * A sentence of a model with its dollar signs as the person's pages have them: models write dollars out of habit, and
 * the amounts of the books are in one currency.
 */
export function inPageCurrency(sentence: string, currency: Currency): string {
  if (currency === 'USD') return sentence
  const sign = moneyFormat(currency)(0n).replace('0.00', '')
  return sentence.replace(DOLLAR_AMOUNT, () => sign)
}
