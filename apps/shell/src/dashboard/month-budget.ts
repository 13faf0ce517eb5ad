import type { Plan } from '@solvent/contracts'
import { backToMinor, fromMinor, maxOf } from '@solvent/money'

type Budget = Pick<Plan, 'available_budget' | 'kept' | 'paid_this_month' | 'remaining_budget' | 'reserved'>

interface BudgetPart {
  name: 'Paid' | 'Planned' | 'Kept' | 'Left'
  amount: number
  /** Percent of the bar, for drawing only. */
  share: number
}

/**
 * Where this month's money goes: paid already, planned to be paid, kept for later dues where any is, and left. They add
 * up to the budget and what the month before has kept, or to what is paid if that is more.
 */
export function monthBudget(budget: Budget): BudgetPart[] {
  const available = backToMinor(budget.available_budget) + backToMinor(budget.kept)
  const paid = backToMinor(budget.paid_this_month)
  const remaining = backToMinor(budget.remaining_budget)
  const kept = backToMinor(budget.reserved)
  const planned = maxOf(0n, available - paid - remaining)
  const whole = maxOf(1n, paid + planned + remaining)
  const part = (name: BudgetPart['name'], amount: bigint): BudgetPart => ({
    name,
    amount: fromMinor(amount),
    share: Number((amount * 10_000n) / whole) / 100,
  })
  return [
    part('Paid', paid),
    part('Planned', planned),
    ...(kept > 0n ? [part('Kept', kept)] : []),
    part('Left', remaining - kept),
  ]
}
