import type { EntryFilter as EntryQuery } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import type { EntryFilter } from '../../storage/tables/entry-filter'

/** Converts the filter of a request for the table queries, which compare amounts in minor units. */
export function toEntryFilter({ account_id, min_amount, max_amount, ...rest }: EntryQuery): EntryFilter {
  return {
    ...rest,
    accountId: account_id,
    min: min_amount === undefined ? undefined : toMinor(min_amount),
    max: max_amount === undefined ? undefined : toMinor(max_amount),
  }
}
