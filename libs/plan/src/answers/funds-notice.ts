import type { MoneyFormat } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'

/**
 * That the accounts hold less than the plan recommends to pay, before a payment is refused; null if they hold enough,
 * or if nobody knows.
 *
 * @param held what the liquid assets hold, in minor units
 */
export function fundsNotice({ items }: MonthlyPlan, held: bigint | null, money: MoneyFormat): string | null {
  const toPay = items.reduce((sum, { amount }) => sum + amount, 0n)
  if (held === null || toPay <= held) return null
  return `Pay ${money(toPay)} - your accounts hold ${money(held)}. A payment beyond what an account holds is refused: if you have more, add it to your assets.`
}
