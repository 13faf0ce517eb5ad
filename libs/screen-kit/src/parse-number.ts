import { parseAmount } from '@solvent/ui'

/** Number() would drop the trailing zeros, but 1.200 may mean 1,200. */
const TRAILING_ZEROS = /\.\d{2,}0$/

/**
 * Parses the text of a number field: undefined if empty, 1234.5 for "1,234.50". Text that is not an amount is parsed as
 * JavaScript does (NaN, a negative, too many decimals), so that the contract reports the error.
 */
export function parseNumber(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  return parseAmount(typed) ?? (TRAILING_ZEROS.test(typed) ? Number.NaN : Number(typed))
}
