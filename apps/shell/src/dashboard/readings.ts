import {
  getDashboard,
  getNetWorth,
  getPlanCourse,
  getProfile,
  getRecommendations,
  listLiabilities,
} from '@solvent/contracts'

/** What the dashboard reads first, so that it can be fetched while the code loads. */
export const dashboardReadings = [
  [getProfile, {}],
  [getDashboard, {}],
  [listLiabilities, {}],
  [getRecommendations, {}],
  [getPlanCourse, {}],
  [getNetWorth, {}],
] as const
