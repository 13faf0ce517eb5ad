import type { TypeShare } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import type { Share } from '@solvent/ui'

/** The types as parts of a bar. */
export function toShares(types: readonly TypeShare[]): Share[] {
  return types.map(({ type, amount }) => ({ name: type, value: amount }))
}

/** The sum of amounts, exact to the cent. */
export function sumOf(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((sum, amount) => sum + backToMinor(amount), 0n))
}
