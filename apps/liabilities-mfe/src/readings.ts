import { listLiabilities, listScheduledPayments } from '@solvent/contracts'

/** The queries of the page, for prefetching. */
export const readings = [
  [listLiabilities, {}],
  [listScheduledPayments, {}],
] as const
