import type { Dashboard } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { rankedDebts, typeShares } from '@solvent/plan/answers'
import { worthByType } from '../storage/tables/assets-table'
import { openLiabilities } from '../storage/tables/liabilities-table'
import { receivedForDebts } from '../storage/tables/received-money'
import { currencyOf, requireUser } from './account/profile'
import { total } from './books/totals'
import { readBooks } from './books/with-books'
import { monthInputs, paidThisMonth } from './plan/plan-inputs'
import { planSettings } from './plan/plan-settings'
import { plannedIncome } from './plan/planned-income'
import { spentThisMonth } from './plan/recorded-months'
import type { Services } from './services'

/** @throws DomainError `user_not_found` */
export function readDashboard(services: Services, userId: string): Promise<Dashboard> {
  return readBooks(services, userId, async (books) => {
    const [user, settings, owned, spent, liabilities, paid, received] = await Promise.all([
      requireUser(books),
      planSettings(books),
      worthByType(books),
      spentThisMonth(books),
      openLiabilities(books),
      paidThisMonth(books),
      receivedForDebts(books),
    ])
    const income = await plannedIncome(books, settings, user)
    const month = monthInputs({ user, income, settings, liabilities, paid, received }, books.today)
    const ranked = rankedDebts(month)
    const byId = new Map(liabilities.map((liability) => [liability.id, liability]))
    const assets = total(owned.map(({ worth }) => worth))
    const owed = total(liabilities.map(({ remaining }) => remaining))
    return {
      user: { name: user.name, currency_preference: currencyOf(user) },
      net_worth: fromMinor(assets - owed),
      monthly_income: fromMinor(user.monthlyIncome),
      total_assets: fromMinor(assets),
      liquid_assets: fromMinor(total(owned.map(({ liquid }) => liquid))),
      spent_this_month: fromMinor(spent),
      total_liabilities: fromMinor(owed),
      active_liabilities_count: ranked.length,
      assets_by_type: owned.map(({ type, worth, count }) => ({ type, count, amount: fromMinor(worth) })),
      liabilities_by_type: typeShares(liabilities.map(({ type, remaining }) => [type, remaining])),
      high_priority_liabilities: ranked.flatMap(({ id, urgency, priority_score }) => {
        const debt = byId.get(id)
        if (!debt || urgency !== 'high') return []
        return [
          { liability: { id, liability_type: debt.type, description: debt.description }, priority_score },
        ]
      }),
    }
  })
}
