import type { Plan } from '@solvent/contracts'
import { backToMinor, fromMinor, maxOf } from '@solvent/money'

type Budget = Pick<Plan, 'available_budget' | 'paid_this_month' | 'remaining_budget'>

interface BudgetPart {
  name: 'Paid' | 'Planned' | 'Left'
  amount: number
  /** Percent of the bar, for drawing only. */
  share: number
}

/**
 * Where this month's budget goes: paid already, planned to be paid, and left. The three add up to the budget, or
 * to what is paid if that is more.
 */
export function monthBudget({ available_budget, paid_this_month, remaining_budget }: Budget): BudgetPart[] {
  const available = backToMinor(available_budget)
  const paid = backToMinor(paid_this_month)
  const left = backToMinor(remaining_budget)
  const planned = maxOf(0n, available - paid - left)
  const whole = maxOf(1n, paid + planned + left)
  const part = (name: BudgetPart['name'], amount: bigint): BudgetPart => ({
    name,
    amount: fromMinor(amount),
    share: Number((amount * 10_000n) / whole) / 100,
  })
  return [part('Paid', paid), part('Planned', planned), part('Left', left)]
}
