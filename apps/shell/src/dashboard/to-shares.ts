import type { TypeShare } from '@solvent/contracts'
import type { Share } from '@solvent/ui'

/** The types as shares of a bar. */
export function toShares(types: readonly TypeShare[]): Share[] {
  return types.map(({ type, amount }) => ({ name: type, value: amount }))
}
