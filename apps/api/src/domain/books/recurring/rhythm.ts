import { addDays, daysBetween, nextOccurrence, type Recurrence } from '@solvent/money'

/** How many days lie between entries of each rhythm, at least and at most. */
const RHYTHMS = [
  { unit: 'week', every: 1, least: 6, most: 8 },
  { unit: 'week', every: 2, least: 13, most: 15 },
  { unit: 'month', every: 1, least: 26, most: 34 },
  { unit: 'month', every: 3, least: 87, most: 95 },
  { unit: 'month', every: 12, least: 360, most: 370 },
] as const

/** The recurrence that continues entries on these days, newest first; null if they have no common rhythm. */
export function continuedRhythm(days: readonly string[]): Recurrence | null {
  const [last] = days
  if (last === undefined) return null
  const gaps = days.slice(1).map((day, index) => daysBetween(day, days[index] ?? day))
  const rhythm = RHYTHMS.find(({ least, most }) => gaps.every((gap) => gap >= least && gap <= most))
  if (!rhythm || gaps.length === 0) return null
  const { unit, every } = rhythm
  const recurrence = { unit, every, startsOn: last, endsOn: null }
  const isMonthEnd = unit === 'month' && days.every(isLastWorkingDay)
  return isMonthEnd ? { ...recurrence, unit: 'last_working_day' } : recurrence
}

/** The first day after both the last entry and today; null if the entries have stopped. */
export function nextOfRhythm(recurrence: Recurrence, today: string): string | null {
  const expected = nextOccurrence(recurrence, addDays(recurrence.startsOn, 1))
  if (expected === null || expected < addDays(today, -MAX_DAYS_LATE)) return null
  return expected > today ? expected : nextOccurrence(recurrence, addDays(today, 1))
}

/** How late the next entry may be. */
const MAX_DAYS_LATE = 7

function isLastWorkingDay(day: string): boolean {
  return nextOccurrence({ unit: 'last_working_day', every: 1, startsOn: day, endsOn: day }, day) === day
}
