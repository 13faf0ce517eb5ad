import {
  downloadPlan,
  downloadProjection,
  getDashboard,
  getPlanCourse,
  getPlanDrift,
  getPlanSettings,
  getProjection,
  getProjectionRange,
  getRecommendations,
  type PlanChoice,
  type PlanSettings,
  savePlanChoice,
} from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { ledgerAnswer, planAnswer, projectionAnswer, rangeAnswer, typeShares } from '@solvent/plan/answers'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { isCounted } from './filter-entries'
import { liquidWorth } from './payment-sources'
import { toCourse, toDrift } from './plan-drift'
import { toPlanInputs } from './plan-inputs'
import { TODAY } from './today'

/** Dashboard, payment plan and projection, computed by the same engine as on the server. */
export function planAnswers(books: Books): Answer[] {
  return [
    answer(getDashboard, () => {
      const { name, currency_preference, monthly_income } = books.profile
      const assets = sum(books.assets.map(({ asset_value }) => asset_value))
      const owed = sum(books.liabilities.map(({ remaining_amount }) => remaining_amount))
      const { recommendations } = planAnswer(toPlanInputs(books))
      return {
        user: { name, currency_preference },
        net_worth: fromMinor(assets - owed),
        monthly_income,
        total_assets: fromMinor(assets),
        liquid_assets: fromMinor(liquidWorth(books)),
        spent_this_month: fromMinor(spentThisMonth(books)),
        total_liabilities: fromMinor(owed),
        active_liabilities_count: recommendations.length,
        assets_by_type: typeShares(
          books.assets.map(({ asset_type, asset_value }) => [asset_type, toMinor(asset_value)]),
        ),
        liabilities_by_type: typeShares(
          books.liabilities
            .filter(({ is_completed }) => !is_completed)
            .map(({ liability_type, remaining_amount }) => [liability_type, toMinor(remaining_amount)]),
        ),
        high_priority_liabilities: recommendations
          .filter(({ urgency }) => urgency === 'high')
          .map(({ liability: { id, liability_type, description }, priority_score }) => ({
            liability: { id, liability_type, description },
            priority_score,
          })),
      }
    }),
    answer(getPlanSettings, () => books.planSettings),
    answer(savePlanChoice, ({ body }) => {
      const { planSettings } = books
      const { budget = planSettings.budget, pay = planSettings.pay, cushion = planSettings.cushion } = body
      const { living_costs = planSettings.living_costs } = body
      books.planSettings = {
        ...planSettings,
        ...withSavedChoice(body, planSettings),
        budget,
        pay,
        cushion,
        living_costs,
      }
      return books.planSettings
    }),
    answer(getRecommendations, ({ query }) =>
      planAnswer(toPlanInputs(books), withSavedChoice(query, books.planSettings)),
    ),
    answer(getPlanCourse, () => toCourse(books)),
    answer(getPlanDrift, () => toDrift(books)),
    answer(getProjection, ({ query }) =>
      projectionAnswer(toPlanInputs(books), { ...query, ...withSavedChoice(query, books.planSettings) }),
    ),
    answer(getProjectionRange, ({ query }) =>
      rangeAnswer(toPlanInputs(books), withSavedChoice(query, books.planSettings)),
    ),
    answer(downloadPlan, ({ query }) => JSON.stringify(planAnswer(toPlanInputs(books), query))),
    answer(downloadProjection, ({ query }) => JSON.stringify(ledgerAnswer(toPlanInputs(books), query))),
  ]
}

/** Fills what a choice leaves out from the person's saved settings. */
function withSavedChoice({ strategy, reserve }: PlanChoice, saved: PlanSettings) {
  return { strategy: strategy ?? saved.strategy, reserve: reserve ?? saved.reserve }
}

function sum(amounts: readonly number[]): bigint {
  return amounts.reduce((total, amount) => total + toMinor(amount), 0n)
}

/** The expenses since the first of the month, in minor units. */
function spentThisMonth({ entries }: Books): bigint {
  const expenses = entries.filter(
    (entry) => entry.kind === 'expense' && isCounted(entry) && entry.occurred_on >= `${TODAY.slice(0, 7)}-01`,
  )
  return expenses.flatMap(({ changes }) => changes).reduce((sum, { amount }) => sum - toMinor(amount), 0n)
}
