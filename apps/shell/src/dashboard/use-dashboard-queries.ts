import { useRead } from '@solvent/api-client'
import {
  getDashboard,
  getNetWorth,
  getPlanCourse,
  getRecommendations,
  listLiabilities,
} from '@solvent/contracts'

/** Everything the dashboard shows, asked for at once; each answer comes and fails by itself. */
export function useDashboardQueries() {
  return {
    dashboard: useRead(getDashboard, {}),
    liabilities: useRead(listLiabilities, {}),
    // An income that changes moves the budget, and refreshes no other area than this one.
    plan: useRead(getRecommendations, {}, { area: 'dashboard' }),
    course: useRead(getPlanCourse, {}),
    netWorth: useRead(getNetWorth, {}),
  }
}

export type DashboardQueries = ReturnType<typeof useDashboardQueries>
