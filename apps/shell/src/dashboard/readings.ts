import {
  getDashboard,
  getNetWorth,
  getPlanCourse,
  getProfile,
  getRecommendations,
  listAssets,
  listLiabilities,
  listRecurring,
} from '@solvent/contracts'
import { listWaitingDrafts } from '@solvent/contracts/waiting-drafts'

/** What the dashboard reads first, so that it can be fetched while the code loads. */
export const dashboardReadings = [
  [getProfile, {}],
  [getDashboard, {}],
  [listLiabilities, {}],
  [listAssets, {}],
  [getRecommendations, {}],
  [getPlanCourse, {}],
  [getNetWorth, {}],
  [listRecurring, {}],
  [listWaitingDrafts, {}],
] as const
