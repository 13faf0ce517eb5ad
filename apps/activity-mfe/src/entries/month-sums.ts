import { today } from '@solvent/api-client'
import type { EntryFilter, EntrySummary } from '@solvent/contracts'
import { addMonthsClamped, endOfMonth } from '@solvent/money'

/** So many months are summed up at once. An older one is when it is shown, so that a long history costs what is seen of it. */
const RECENT_MONTHS = 12

/** What the months of the entries that a filter means come to. */
export interface MonthSums {
  filter: EntryFilter
  /** The first month that is in `recent`, as `YYYY-MM`. */
  since: string
  /** The sums of each month by its name; null while they are not known. */
  recent: ReadonlyMap<string, EntrySummary['months'][number]> | null
}

/** The first day of the months that are summed up at once. */
export function recentFrom(): string {
  return `${addMonthsClamped(today(), 1 - RECENT_MONTHS).slice(0, 7)}-01`
}

/** The entries of the filter from a day on. */
export function fromDay(filter: EntryFilter, day: string): EntryFilter {
  return { ...filter, from: filter.from !== undefined && filter.from > day ? filter.from : day }
}

/** The entries of the filter in a month, `YYYY-MM`. */
export function inMonth(filter: EntryFilter, month: string): EntryFilter {
  const first = `${month}-01`
  const last = endOfMonth(first)
  return { ...fromDay(filter, first), to: filter.to !== undefined && filter.to < last ? filter.to : last }
}
