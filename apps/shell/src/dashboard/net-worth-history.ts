import type { getNetWorth, ResponseOf } from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import { formatDate } from '@solvent/ui'

export type NetWorthDay = ResponseOf<typeof getNetWorth>['series'][number]

/** The days from the first one with an asset or a liability on; the earlier ones are empty. */
export function recordedDays(series: readonly NetWorthDay[]): NetWorthDay[] {
  const first = series.findIndex(({ assets, liabilities }) => assets !== 0 || liabilities !== 0)
  return first < 0 ? [] : series.slice(first)
}

/** The change of net worth since the first day, such as "Up $412 since Sep 3, 2026"; empty before a second day. */
export function netWorthMove(days: readonly NetWorthDay[], format: (amount: number) => string): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return ''
  const change = backToMinor(last.net_worth) - backToMinor(first.net_worth)
  const since = `since ${formatDate(first.date)}`
  if (change === 0n) return `Unchanged ${since}`
  const size = format(fromMinor(change < 0n ? -change : change))
  return `${change > 0n ? 'Up' : 'Down'} ${size} ${since}`
}

/** The same as a sentence that ends with the current net worth. */
export function netWorthSummary(days: readonly NetWorthDay[], format: (amount: number) => string): string {
  const last = days.at(-1)
  return last ? `${netWorthMove(days, format)}, to ${format(last.net_worth)}.` : ''
}
