import type { Occurrence, Recurring } from '@solvent/contracts'
import { addDays, occurrencesBetween } from '@solvent/money'

/** How far ahead the list looks. */
const DAYS_AHEAD = 60

/** A day on which something comes back. */
export interface ComingDay extends Pick<Recurring, 'name' | 'amount' | 'kind' | 'account' | 'to_account'> {
  key: string
  /** `YYYY-MM-DD` */
  on: string
}

/** The next days of everything recurring, and of what was moved, in order. */
export function comingDays(
  recurring: readonly Recurring[],
  occurrences: readonly Occurrence[],
  today: string,
): ComingDay[] {
  const through = addDays(today, DAYS_AHEAD)
  const moved = occurrences.filter(({ is_due, on }) => !is_due && on <= through)
  return [
    ...recurring.flatMap((one) => daysOf(one, through)),
    ...moved.map((one) => ({ ...one, key: `${one.recurring_id} ${one.due_on}` })),
  ].sort((one, other) => one.on.localeCompare(other.on) || one.name.localeCompare(other.name))
}

function daysOf(one: Recurring, through: string): ComingDay[] {
  const { id, unit, every, starts_on: startsOn, ends_on: endsOn, next_on } = one
  if (next_on === null) return []
  const bounds = { after: addDays(next_on, -1), through }
  const days = occurrencesBetween({ unit, every, startsOn, endsOn }, bounds)
  return days.map((on) => ({ ...one, key: `${id} ${on}`, on }))
}
