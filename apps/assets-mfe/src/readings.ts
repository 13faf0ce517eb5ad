import { listAssets, listTentativeAssets } from '@solvent/contracts'

/** The queries of the page, for prefetching. */
export const readings = [
  [listAssets, {}],
  [listTentativeAssets, {}],
] as const
