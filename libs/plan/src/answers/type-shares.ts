import type { TypeShare } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'

/** The total of each type for the dashboard, largest first. Takes minor units, returns decimals. */
export function typeShares(rows: readonly (readonly [type: string, minor: bigint])[]): TypeShare[] {
  const types = new Map<string, { sum: bigint; count: number }>()
  for (const [type, minor] of rows) {
    const { sum, count } = types.get(type) ?? { sum: 0n, count: 0 }
    types.set(type, { sum: sum + minor, count: count + 1 })
  }
  return [...types]
    .map(([type, { sum, count }]) => ({ type, amount: fromMinor(sum), count }))
    .sort((a, b) => b.amount - a.amount)
}
