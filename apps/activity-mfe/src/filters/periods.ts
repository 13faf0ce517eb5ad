import { addMonthsClamped, endOfMonth } from '@solvent/money'

/** The named periods. */
export const PERIODS = ['all', 'this_month', 'last_month', 'this_year'] as const
export type Period = (typeof PERIODS)[number]

/** The first and last day of a period relative to `today`; empty for no limit. */
export function daysOf(period: Period, today: string): { from: string; to: string } {
  if (period === 'all') return { from: '', to: '' }
  const year = today.slice(0, 4)
  if (period === 'this_year') return { from: `${year}-01-01`, to: `${year}-12-31` }
  const month = period === 'this_month' ? today : addMonthsClamped(today, -1)
  return { from: `${month.slice(0, 7)}-01`, to: endOfMonth(month) }
}

/** The named period from `from` to `to`; null if there is none. */
export function periodOf(
  { from = '', to = '' }: { from?: string | undefined; to?: string | undefined },
  today: string,
): Period | null {
  const matches = (period: Period) => {
    const days = daysOf(period, today)
    return days.from === from && days.to === to
  }
  return PERIODS.find(matches) ?? null
}
