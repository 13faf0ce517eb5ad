import type { Entry } from '@solvent/contracts'

interface Day {
  /** `YYYY-MM-DD` */
  day: string
  entries: Entry[]
}

interface Month {
  /** `YYYY-MM` */
  month: string
  days: Day[]
}

/** Groups entries, which are ordered by day, by month and day. */
export function toMonths(entries: readonly Entry[]): Month[] {
  const months: Month[] = []
  for (const entry of entries) {
    const day = entry.occurred_on
    const month = day.slice(0, 7)
    let inMonth = months.at(-1)
    if (inMonth?.month !== month) {
      inMonth = { month, days: [] }
      months.push(inMonth)
    }
    const lastDay = inMonth.days.at(-1)
    if (lastDay?.day === day) lastDay.entries.push(entry)
    else inMonth.days.push({ day, entries: [entry] })
  }
  return months
}
