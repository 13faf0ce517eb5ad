import type { Profile } from '@solvent/contracts'
import { formatDate } from '@solvent/ui'

/** The calendar date of a time stamp, or "Unknown" if there is none. */
function day(timestamp: string): string {
  return Number.isNaN(Date.parse(timestamp)) ? 'Unknown' : formatDate(timestamp.slice(0, 10))
}

/** The read-only dates: when the account was created and last changed. */
export function accountFacts({ created_at, updated_at }: Profile) {
  return [
    ['Member Since', day(created_at)],
    ['Last Updated', day(updated_at)],
  ] as const
}
