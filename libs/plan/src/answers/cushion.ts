import type { PlanInputs } from '@solvent/contracts'
import { backToMinor, minOf } from '@solvent/money'

/** The largest proposed cushion, in minor units. */
const MAX_PROPOSED = 100_000n

/** What the accounts should hold at any time: a monthly income, at most 1,000 of the currency; in minor units. */
export function proposedCushion({ monthly_income }: Pick<PlanInputs, 'monthly_income'>): bigint {
  return minOf(backToMinor(monthly_income), MAX_PROPOSED)
}

/** The cushion that the person chose, or else the proposed one, in minor units. */
export function cushionOf(inputs: Pick<PlanInputs, 'monthly_income' | 'cushion'>): bigint {
  return inputs.cushion === undefined ? proposedCushion(inputs) : backToMinor(inputs.cushion)
}
