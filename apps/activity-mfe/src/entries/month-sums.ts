import { today } from '@solvent/api-client'
import type { EntryFilter, EntrySummary } from '@solvent/contracts'
import { addMonthsClamped, endOfMonth } from '@solvent/money'

/** The months summed up in one request. Older months are requested when shown, so a long history stays cheap. */
const RECENT_MONTHS = 12

/** The totals of each month of the filtered entries. */
export interface MonthSums {
  filter: EntryFilter
  /** The first month in `recent`, as `YYYY-MM`. */
  since: string
  /** The totals by month, `YYYY-MM`; null until loaded. */
  recent: ReadonlyMap<string, EntrySummary['months'][number]> | null
}

/** The first day of the months that are summed up in one request. */
export function recentFrom(): string {
  return `${addMonthsClamped(today(), 1 - RECENT_MONTHS).slice(0, 7)}-01`
}

/** Limits a filter to entries from a day on. */
export function fromDay(filter: EntryFilter, day: string): EntryFilter {
  return { ...filter, from: filter.from !== undefined && filter.from > day ? filter.from : day }
}

/** Limits a filter to a month, `YYYY-MM`. */
export function inMonth(filter: EntryFilter, month: string): EntryFilter {
  const first = `${month}-01`
  const last = endOfMonth(first)
  return { ...fromDay(filter, first), to: filter.to !== undefined && filter.to < last ? filter.to : last }
}
