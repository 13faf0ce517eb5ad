import { backToMinor, fromMinor } from '@solvent/money'

/** The sum of amounts, exact to the cent. */
export function sumOf(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((sum, amount) => sum + backToMinor(amount), 0n))
}
