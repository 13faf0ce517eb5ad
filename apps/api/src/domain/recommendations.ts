import type { Recommendation, Recommendations } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import type { PlanItem } from '@solvent/plan'
import { allLiabilities, type LiabilityRow } from '../storage/liabilities-table'
import { openBooks } from './open-books'
import { planOfToday } from './plan-of-today'
import { requireUser } from './profile'
import type { Services } from './services'

/** @throws DomainError `user_not_found` */
export function recommend(services: Services, userId: string): Promise<Recommendations> {
  return openBooks(services, userId, async (tx) => {
    const user = await requireUser(tx, userId)
    const liabilities = await allLiabilities(tx, userId)
    const plan = await planOfToday(tx, { userId, user, liabilities }, services.clock.today())
    return {
      total_income: fromMinor(plan.totalIncome),
      available_budget: fromMinor(plan.availableBudget),
      remaining_budget: fromMinor(plan.remainingBudget),
      recommendations: plan.items.flatMap((item) =>
        liabilities.filter(({ id }) => id === item.liabilityId).map((row) => recommendation(row, item)),
      ),
    }
  })
}

function recommendation(row: LiabilityRow, item: PlanItem): Recommendation {
  return {
    liability: {
      id: row.id,
      liability_type: row.type,
      description: row.description,
      next_due_date: item.nextDueDate,
      installments_paid: row.installmentsPaid,
      installments_total: row.installmentsTotal,
      remaining_amount: fromMinor(row.remaining),
    },
    priority_score: item.score,
    recommended_action: item.action,
    amount: fromMinor(item.amount),
    urgency: item.urgency,
  }
}
