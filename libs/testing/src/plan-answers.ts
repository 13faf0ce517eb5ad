import { getDashboard, getRecommendations, type Liability, type Recommendation } from '@solvent/contracts'
import { fromMinor, minOf, toMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'

/** Dashboard and payment plan. Simpler than the real plan: one instalment each, by priority. */
export function planAnswers(books: Books): Answer[] {
  return [
    answer(getDashboard, () => {
      const { name, currency_preference, monthly_income } = books.profile
      const assets = sum(books.assets.map(({ asset_value }) => asset_value))
      const owed = sum(books.liabilities.map(({ remaining_amount }) => remaining_amount))
      const active = byPriority(books)
      return {
        user: { name, currency_preference },
        net_worth: fromMinor(assets - owed),
        monthly_income,
        total_assets: fromMinor(assets),
        total_liabilities: fromMinor(owed),
        active_liabilities_count: active.length,
        high_priority_liabilities: active
          .filter(({ priority }) => urgencyOf(priority) === 'high')
          .map(({ id, liability_type, priority }) => ({
            liability: { id, liability_type },
            priority_score: priority,
          })),
      }
    }),
    answer(getRecommendations, () => {
      const income = toMinor(books.profile.monthly_income)
      const budget = (income * 70n) / 100n
      let remaining = budget
      const recommendations = byPriority(books).map((liability) => {
        const item = recommend(liability, remaining)
        remaining -= toMinor(item.amount)
        return item
      })
      return {
        total_income: fromMinor(income),
        available_budget: fromMinor(budget),
        remaining_budget: fromMinor(remaining),
        paid_this_month: 0,
        strategy: 'avalanche' as const,
        notice: null,
        recommendations,
      }
    }),
  ]
}

function sum(amounts: readonly number[]): bigint {
  return amounts.reduce((total, amount) => total + toMinor(amount), 0n)
}

function byPriority(books: Books): Liability[] {
  return books.liabilities
    .filter((liability) => !liability.is_completed)
    .sort((a, b) => b.priority - a.priority)
}

function urgencyOf(priority: number): Recommendation['urgency'] {
  if (priority >= 80) return 'high'
  return priority >= 60 ? 'medium' : 'low'
}

function recommend(liability: Liability, budget: bigint): Recommendation {
  const due = minOf(toMinor(liability.installment_amount), toMinor(liability.remaining_amount))
  const amount = fromMinor(minOf(due, budget))
  const { id, liability_type, description, next_due_date } = liability
  const { installments_paid, installments_total, remaining_amount } = liability
  return {
    liability: {
      id,
      liability_type,
      description,
      next_due_date,
      installments_paid,
      installments_total,
      remaining_amount,
    },
    priority_score: liability.priority,
    recommended_action:
      amount > 0
        ? `Pay this month: $${amount.toFixed(2)} due ${next_due_date}`
        : `Not covered by this month's budget: $${fromMinor(due).toFixed(2)} due ${next_due_date}`,
    amount,
    due_amount: fromMinor(due),
    overdue_amount: 0,
    extra_amount: 0,
    score_parts: { priority: liability.priority, due_date: 0, rate: 0, payoff: 0 },
    urgency: urgencyOf(liability.priority),
  }
}
