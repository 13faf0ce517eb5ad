import { useRead } from '@solvent/api-client'
import {
  getDashboard,
  getNetWorth,
  getPlanCourse,
  getRecommendations,
  listLiabilities,
} from '@solvent/contracts'

/** Everything the dashboard shows, fetched in parallel. Each query loads and fails independently. */
export function useDashboardQueries() {
  return {
    dashboard: useRead(getDashboard, {}),
    liabilities: useRead(listLiabilities, {}),
    // A changed income changes the budget, but refreshes only the dashboard area.
    plan: useRead(getRecommendations, {}, { area: 'dashboard' }),
    course: useRead(getPlanCourse, {}),
    netWorth: useRead(getNetWorth, {}),
  }
}

export type DashboardQueries = ReturnType<typeof useDashboardQueries>
