import { endOfMonth } from '@solvent/money'
import { type MonthlyPlan, monthlyPlan, type Strategy } from '@solvent/plan'
import type { Transaction } from '../storage/database'
import type { LiabilityRow } from '../storage/liabilities-table'
import { paidBetween } from '../storage/payments-table'
import type { UserRow } from '../storage/users-table'
import { toPlanLiability } from './liability-view'

interface PlanOwner {
  userId: string
  user: UserRow
  liabilities: readonly LiabilityRow[]
  strategy?: Strategy
}

/** What to pay this month. Payments of this calendar month are already out of the budget. */
export async function planOfToday(
  tx: Transaction,
  { userId, user, liabilities, strategy = 'avalanche' }: PlanOwner,
  today: string,
): Promise<MonthlyPlan> {
  return monthlyPlan({
    today,
    monthlyIncome: user.monthlyIncome,
    paidThisMonth: await paidBetween(tx, userId, `${today.slice(0, 7)}-01`, endOfMonth(today)),
    liabilities: liabilities.map(toPlanLiability),
    strategy,
  })
}
