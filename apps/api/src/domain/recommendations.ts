import type { Recommendation, Recommendations } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import type { PlanItem, ScoreParts, Strategy } from '@solvent/plan'
import { allLiabilities, type LiabilityRow } from '../storage/liabilities-table'
import { openBooks } from './open-books'
import { itemsWithLiabilities, planOfToday } from './plan-of-today'
import { requireUser } from './profile'
import type { Services } from './services'

/** @throws DomainError `user_not_found` */
export function recommend(
  services: Services,
  userId: string,
  strategy: Strategy = 'avalanche',
): Promise<Recommendations> {
  return openBooks(services, userId, async (tx) => {
    const user = await requireUser(tx, userId)
    const liabilities = await allLiabilities(tx, userId)
    const plan = await planOfToday(tx, { userId, user, liabilities, strategy }, services.clock.today())
    return {
      total_income: fromMinor(plan.totalIncome),
      available_budget: fromMinor(plan.availableBudget),
      remaining_budget: fromMinor(plan.remainingBudget),
      paid_this_month: fromMinor(plan.paidThisMonth),
      strategy: plan.strategy,
      notice: plan.notice ?? null,
      recommendations: itemsWithLiabilities(plan.items, liabilities).map(({ item, row }) =>
        recommendation(row, item),
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
    due_amount: fromMinor(item.dueAmount),
    overdue_amount: fromMinor(item.overdueAmount),
    extra_amount: fromMinor(item.extraAmount),
    score_parts: inPoints(item.scoreParts),
    urgency: item.urgency,
  }
}

function inPoints({ priority, dueDate, rate, payoff }: ScoreParts): Recommendation['score_parts'] {
  const points = (millionths: number) => millionths / 1_000_000
  return {
    priority: points(priority),
    due_date: points(dueDate),
    rate: points(rate),
    payoff: points(payoff),
  }
}
