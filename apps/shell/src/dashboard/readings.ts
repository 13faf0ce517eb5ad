import {
  getDashboard,
  getNetWorth,
  getPlanCourse,
  getProfile,
  getRecommendations,
  listLiabilities,
} from '@solvent/contracts'

/** What the dashboard reads at first, so that it can be asked for while its code comes. */
export const dashboardReadings = [
  [getProfile, {}],
  [getDashboard, {}],
  [listLiabilities, {}],
  [getRecommendations, {}],
  [getPlanCourse, {}],
  [getNetWorth, {}],
] as const
