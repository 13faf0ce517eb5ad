import type { Dashboard } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { planAnswer } from '@solvent/plan/answers'
import { worthOfAssets } from '../storage/tables/assets-table'
import { allLiabilities } from '../storage/tables/liabilities-table'
import { currencyOf, requireUser } from './account/profile'
import { total } from './books/totals'
import { readBooks } from './books/with-books'
import { monthInputs, paidThisMonth } from './plan/plan-inputs'
import type { Services } from './services'

/** @throws DomainError `user_not_found` */
export function readDashboard(services: Services, userId: string): Promise<Dashboard> {
  return readBooks(services, userId, async (books) => {
    const [user, owned, liabilities, paid] = await Promise.all([
      requireUser(books),
      worthOfAssets(books),
      allLiabilities(books),
      paidThisMonth(books),
    ])
    // Scores and urgencies are the same with a reserve and without.
    const plan = planAnswer(monthInputs({ user, liabilities, paid }, books.today), { reserve: 'use' })
    const owed = total(liabilities.map(({ remaining }) => remaining))
    const urgent = plan.recommendations.filter(({ urgency }) => urgency === 'high')
    return {
      user: { name: user.name, currency_preference: currencyOf(user) },
      net_worth: fromMinor(owned - owed),
      monthly_income: fromMinor(user.monthlyIncome),
      total_assets: fromMinor(owned),
      total_liabilities: fromMinor(owed),
      active_liabilities_count: plan.recommendations.length,
      high_priority_liabilities: urgent.map(
        ({ liability: { id, liability_type, description }, priority_score }) => ({
          liability: { id, liability_type, description },
          priority_score,
        }),
      ),
    }
  })
}
