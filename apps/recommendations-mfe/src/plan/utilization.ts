import type { Plan } from '@solvent/contracts'
import { halfUpDiv, toMinor } from '@solvent/money'
import { moneyForDebts } from '@solvent/screen-kit'

interface Utilization {
  /** What can go to debts this month, in minor units. */
  available: bigint
  /** Minor units. */
  used: bigint
  /** With one decimal; 0 without a budget. */
  percent: number
}

/** How much of the money for debts the plan uses. */
export function utilizationOf(
  plan: Parameters<typeof moneyForDebts>[0] & Pick<Plan, 'remaining_budget'>,
): Utilization {
  const available = moneyForDebts(plan)
  const used = available - toMinor(plan.remaining_budget)
  const percent = available === 0n ? 0 : Number(halfUpDiv(used * 1000n, available)) / 10
  return { available, used, percent }
}
