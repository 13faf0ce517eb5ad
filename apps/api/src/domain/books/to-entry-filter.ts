import type { EntryFilter as EntryQuery } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import type { UserTransaction } from '../../storage/database'
import type { EntryFilter } from '../../storage/tables/entry-filter'
import { ownCategories } from '../../storage/tables/own-categories-table'
import { withParts } from './categories/category-names'

/**
 * Converts the filter of a request for the table queries, which compare amounts in minor units. A category stands also
 * for those that are a part of it.
 */
export async function toEntryFilter(
  tx: UserTransaction,
  { account_id, category, min_amount, max_amount, ...rest }: EntryQuery,
): Promise<EntryFilter> {
  return {
    ...rest,
    categories: category === undefined ? undefined : withParts(category, await ownCategories(tx)),
    accountId: account_id,
    min: min_amount === undefined ? undefined : toMinor(min_amount),
    max: max_amount === undefined ? undefined : toMinor(max_amount),
  }
}
