import { parseAmount } from '@solvent/ui'

/**
 * What a person typed into a number field: undefined for nothing, "1,234.50" as 1234.5. Anything else goes
 * on as JavaScript reads it (NaN, a negative, too many decimals), for the contract to say what is wrong.
 */
export function enteredNumber(text: string): number | undefined {
  if (text.trim() === '') return undefined
  return parseAmount(text) ?? Number(text)
}
