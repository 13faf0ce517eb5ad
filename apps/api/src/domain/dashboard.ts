import type { Dashboard } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { planAnswer, typeShares } from '@solvent/plan/answers'
import { worthByType } from '../storage/tables/assets-table'
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
      worthByType(books),
      allLiabilities(books),
      paidThisMonth(books),
    ])
    // Scores and urgencies are the same with a reserve and without.
    const plan = planAnswer(monthInputs({ user, liabilities, paid }, books.today), { reserve: 'use' })
    const assets = total(owned.map(({ worth }) => worth))
    const owed = total(liabilities.map(({ remaining }) => remaining))
    const urgent = plan.recommendations.filter(({ urgency }) => urgency === 'high')
    return {
      user: { name: user.name, currency_preference: currencyOf(user) },
      net_worth: fromMinor(assets - owed),
      monthly_income: fromMinor(user.monthlyIncome),
      total_assets: fromMinor(assets),
      total_liabilities: fromMinor(owed),
      active_liabilities_count: plan.recommendations.length,
      assets_by_type: owned.map(({ type, worth, count }) => ({ type, count, amount: fromMinor(worth) })),
      liabilities_by_type: typeShares(
        liabilities.filter(({ remaining }) => remaining > 0n).map(({ type, remaining }) => [type, remaining]),
      ),
      high_priority_liabilities: urgent.map(
        ({ liability: { id, liability_type, description }, priority_score }) => ({
          liability: { id, liability_type, description },
          priority_score,
        }),
      ),
    }
  })
}
