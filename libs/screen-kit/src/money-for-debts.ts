import type { Plan } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'

/** What can go to debts this month, paid or not: the budget and what is on top of it, in minor units. */
export function moneyForDebts(
  plan: Pick<Plan, 'available_budget' | 'kept' | 'released' | 'received'>,
): bigint {
  const parts = [plan.available_budget, plan.kept, plan.released, plan.received]
  return parts.reduce((sum, part) => sum + backToMinor(part), 0n)
}
