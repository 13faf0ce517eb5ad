import type { EntryFilter as EntryQuery } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import type { EntryFilter } from '../../storage/tables/entry-filter'

/** Converts the filter of a request for the table queries. */
export function toEntryFilter({
  account_id: accountId,
  min_amount: min,
  max_amount: max,
  ...rest
}: EntryQuery): EntryFilter {
  return {
    ...rest,
    accountId,
    min: min === undefined ? undefined : toMinor(min),
    max: max === undefined ? undefined : toMinor(max),
  }
}
