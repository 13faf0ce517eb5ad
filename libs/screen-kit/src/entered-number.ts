import { parseAmount } from '@solvent/ui'

/** Trailing zeros that JavaScript drops: 1.200 may be meant as a thousand. */
const DROPPED_ZEROS = /\.\d{2,}0$/

/**
 * The value of a number field: undefined if empty, 1234.5 for "1,234.50". Anything else is passed on as JavaScript
 * parses it (NaN, a negative, too many decimals), so that the contract reports the error.
 */
export function enteredNumber(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  return parseAmount(typed) ?? (DROPPED_ZEROS.test(typed) ? Number.NaN : Number(typed))
}
