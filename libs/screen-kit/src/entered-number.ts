import { parseAmount } from '@solvent/ui'

/** Zeros that JavaScript drops: 1.200 may well be meant as a thousand. */
const DROPPED_ZEROS = /\.\d{2,}0$/

/**
 * What a person typed into a number field: undefined for nothing, "1,234.50" as 1234.5. Anything else goes
 * on as JavaScript reads it (NaN, a negative, too many decimals), for the contract to say what is wrong.
 */
export function enteredNumber(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  return parseAmount(typed) ?? (DROPPED_ZEROS.test(typed) ? Number.NaN : Number(typed))
}
