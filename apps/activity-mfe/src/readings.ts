import { getEntrySummary, listEntries } from '@solvent/contracts'
import { recentFrom } from './entries/month-sums'

/** The queries of the page without filters, for prefetching. */
export const readings = [
  [listEntries, { query: {} }],
  [getEntrySummary, { query: { from: recentFrom() } }],
] as const
