import { daysBetween, endOfMonth, maxOf } from '@solvent/money'
import type { MonthlyPlan } from '../monthly-plan'
import { type MoneyByDay, moneyAhead, paymentsByDebt } from './money-ahead'

/**
 * What this month has to set aside so that its extra payments leave the cushion in the accounts, in minor units. It can
 * be more than the month has.
 *
 * With known paydays, the accounts must hold the cushion from the end of the month on, for 60 days from today.
 * Otherwise, today's money must be enough for the dues of the month, the reserve and the cushion.
 *
 * @param plan made without a cushion
 */
export function cushionGap(plan: MonthlyPlan, money: MoneyByDay): bigint {
  const { today, held, cushion } = money
  const ahead = moneyAhead(plan, { ...money, cushion: 0n })
  if (ahead === null) {
    const dues = plan.items.reduce((sum, { amount, extraAmount }) => sum + amount - extraAmount, 0n)
    return maxOf(0n, cushion + dues + plan.reserved - held)
  }
  const lowest = Math.min(...ahead.balances.slice(daysBetween(today, endOfMonth(today))))
  const unpaid = [...paymentsByDebt(ahead).values()]
    .flat()
    .filter(({ on, due }) => on === null && due === null)
    .reduce((sum, { amount }) => sum + amount, 0n)
  return unpaid + maxOf(0n, cushion - BigInt(lowest))
}
