import { getProjection, getRecommendations } from '@solvent/contracts'

/** The queries of the page without a choice in its address, for prefetching. */
export const readings = [
  [getRecommendations, { query: {} }],
  [getProjection, {}],
] as const
