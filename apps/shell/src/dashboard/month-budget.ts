import type { Plan } from '@solvent/contracts'
import { backToMinor, fromMinor, maxOf } from '@solvent/money'
import { moneyForDebts } from '@solvent/screen-kit'

interface Budget
  extends Pick<
    Plan,
    | 'available_budget'
    | 'kept'
    | 'released'
    | 'received'
    | 'paid_this_month'
    | 'remaining_budget'
    | 'reserved'
  > {
  cushion: Pick<Plan['cushion'], 'filled'>
}

interface BudgetPart {
  name: 'Paid' | 'Planned' | 'Kept' | 'Left'
  amount: number
  /** Percent of the bar, for drawing only. */
  share: number
}

/**
 * How this month's money is split: paid, planned, kept for later payments and the cushion (if any), and left. The parts
 * add up to the budget plus what was carried over from last month, released of this month's income and received for
 * debts, or to the amount paid if that is more.
 */
export function monthBudget(budget: Budget): BudgetPart[] {
  const paid = backToMinor(budget.paid_this_month)
  const remaining = backToMinor(budget.remaining_budget)
  const keeping = backToMinor(budget.reserved) + backToMinor(budget.cushion.filled)
  const planned = maxOf(0n, moneyForDebts(budget) - paid - remaining)
  const total = maxOf(1n, paid + planned + remaining)
  const part = (name: BudgetPart['name'], amount: bigint): BudgetPart => ({
    name,
    amount: fromMinor(amount),
    share: Number((amount * 10_000n) / total) / 100,
  })
  return [
    part('Paid', paid),
    part('Planned', planned),
    ...(keeping > 0n ? [part('Kept', keeping)] : []),
    part('Left', remaining - keeping),
  ]
}
