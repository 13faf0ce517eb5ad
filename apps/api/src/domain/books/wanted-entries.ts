import type { EntryFilter as WantedEntries } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import type { EntryFilter } from '../../storage/tables/entry-filter'

/** The filter of a call as the tables take it. */
export function toEntryFilter({
  account_id: accountId,
  min_amount: min,
  max_amount: max,
  ...rest
}: WantedEntries): EntryFilter {
  return {
    ...rest,
    accountId,
    min: min === undefined ? undefined : toMinor(min),
    max: max === undefined ? undefined : toMinor(max),
  }
}
