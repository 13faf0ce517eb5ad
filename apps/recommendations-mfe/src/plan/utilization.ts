import type { Plan } from '@solvent/contracts'
import { halfUpDiv, toMinor } from '@solvent/money'

type Budget = Pick<Plan, 'available_budget' | 'remaining_budget'>

/** The share of the available budget that the plan uses, in percent with one decimal; 0 without a budget. */
export function utilizationOf({ available_budget, remaining_budget }: Budget): number {
  const available = toMinor(available_budget)
  if (available === 0n) return 0
  const used = available - toMinor(remaining_budget)
  return Number(halfUpDiv(used * 1000n, available)) / 10
}
