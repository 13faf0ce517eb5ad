import { type MonthlyPlan, monthlyPlan, type PlanItem } from '@solvent/plan'
import type { Transaction } from '../storage/database'
import type { LiabilityRow } from '../storage/liabilities-table'
import type { UserRow } from '../storage/users-table'
import { toPlanLiability } from './liability-view'
import { paidThisMonth } from './plan-inputs'

interface PlanOwner {
  userId: string
  user: UserRow
  liabilities: readonly LiabilityRow[]
}

/** What to pay this month. Payments of this calendar month are already out of the budget. */
export async function planOfToday(
  tx: Transaction,
  { userId, user, liabilities }: PlanOwner,
  today: string,
): Promise<MonthlyPlan> {
  return monthlyPlan({
    today,
    monthlyIncome: user.monthlyIncome,
    paidThisMonth: await paidThisMonth(tx, userId, today),
    liabilities: liabilities.map(toPlanLiability),
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
