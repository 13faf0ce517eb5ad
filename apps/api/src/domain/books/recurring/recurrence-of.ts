import { nextOccurrence, type Recurrence } from '@solvent/money'
import type { RecurringRow } from '../../../storage/tables/recurring-table'

/** The days of a recurring entry. */
export function recurrenceOf({ unit, every, startsOn, endsOn }: Omit<RecurringRow, 'nextOn'>): Recurrence {
  return { unit, every, startsOn, endsOn }
}

/** The same with the first of its days on or after `from` as the next one. */
export function withNextFrom(row: Omit<RecurringRow, 'nextOn'>, from: string): RecurringRow {
  return { ...row, nextOn: nextOccurrence(recurrenceOf(row), from) }
}
