import type { MoneyFormat } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import { itemTotal } from './item-total'

/** What is known of the money for a plan, in minor units. */
interface Funds {
  /** The total of the liquid assets; null if unknown. */
  held: bigint | null
  /** What neither the accounts nor the next pay cover; null if paydays are unknown. */
  uncovered: bigint | null
}

/**
 * Warns, before a payment is refused, that the accounts hold less than the plan recommends to pay, unless the rest can
 * wait for the next pay; null if they hold enough or the amount is unknown.
 */
export function fundsNotice(
  { items }: MonthlyPlan,
  { held, uncovered }: Funds,
  money: MoneyFormat,
): string | null {
  const toPay = itemTotal(items, 'amount')
  if (held === null || toPay <= held || uncovered === 0n) return null
  const problem =
    uncovered === null
      ? `your accounts hold ${money(held)}`
      : `your accounts and your next pay don't cover ${money(uncovered)} of it`
  return `This plan needs ${money(toPay)}, but ${problem}. You can't pay more than an account holds. If you have more money, add it to your assets.`
}
