import type { MoneyFormat } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import { itemTotal } from './item-total'

/**
 * Warns, before a payment is refused, that the accounts hold less than the plan recommends to pay; null if they hold
 * enough or the amount is unknown.
 *
 * @param held total of the liquid assets, in minor units
 */
export function fundsNotice({ items }: MonthlyPlan, held: bigint | null, money: MoneyFormat): string | null {
  const toPay = itemTotal(items, 'amount')
  if (held === null || toPay <= held) return null
  return `This plan needs ${money(toPay)}, but your accounts hold ${money(held)}. You can't pay more than an account holds. If you have more money, add it to your assets.`
}
