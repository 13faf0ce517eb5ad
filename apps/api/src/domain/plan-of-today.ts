import { endOfMonth } from '@solvent/money'
import { type MonthlyPlan, monthlyPlan, type PlanItem, type Strategy } from '@solvent/plan'
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

/** Each item of the plan with the liability it is about, in the plan's order. */
export function itemsWithLiabilities(
  items: readonly PlanItem[],
  liabilities: readonly LiabilityRow[],
): { item: PlanItem; row: LiabilityRow }[] {
  const rows = new Map(liabilities.map((row) => [row.id, row]))
  return items.flatMap((item) => {
    const row = rows.get(item.liabilityId)
    return row ? [{ item, row }] : []
  })
}
