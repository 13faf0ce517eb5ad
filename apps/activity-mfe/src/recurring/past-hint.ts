import { MAX_PAST_OCCURRENCES } from '@solvent/contracts'
import { addDays, isDate, occurrencesBetween } from '@solvent/money'
import type { RecurringValues } from './recurring-values'
import { rhythmNamed } from './rhythms'

type Days = Pick<RecurringValues, 'rhythm' | 'starts_on' | 'ends_on' | 'automatic'>

/** What happens with the days up to today; undefined if there are none, or more than can be recorded. */
export function pastHint({ rhythm, starts_on, ends_on, automatic }: Days, today: string): string | undefined {
  // A year that is being typed is a date, too: 0002-03-20.
  if (!isDate(starts_on) || starts_on < '1900-01-01') return undefined
  const recurrence = { ...rhythmNamed(rhythm), startsOn: starts_on, endsOn: isDate(ends_on) ? ends_on : null }
  const bounds = { after: addDays(starts_on, -1), through: today }
  const days = occurrencesBetween(recurrence, bounds, MAX_PAST_OCCURRENCES + 1)
  if (days.length > MAX_PAST_OCCURRENCES) return undefined
  const earlier = days.filter((day) => day < today).length
  if (automatic === 'record') {
    if (earlier === 1) return '1 entry for an earlier day will be recorded.'
    if (earlier > 1) return `${earlier} entries for earlier days will be recorded.`
    return days.length > 0 ? 'The first entry will be recorded today.' : undefined
  }
  if (earlier === 1) return 'You will be asked about 1 earlier day.'
  if (earlier > 1) return `You will be asked about ${earlier} earlier days.`
  return days.length > 0 ? 'You will be asked about the first one today.' : undefined
}
