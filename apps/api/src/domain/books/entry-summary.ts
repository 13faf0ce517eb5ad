import type { EntryFilter as EntryQuery, EntrySummary } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import {
  countEntries,
  type SumOfEntries,
  spentIn,
  sumsOfEntries,
} from '../../storage/tables/entry-summary-query'
import { DELETED_LABEL } from '../../storage/tables/label'
import type { Services } from '../services'
import { flowsByMonth, mapFlows } from './month-flows'
import { toEntryFilter } from './to-entry-filter'
import { readBooks } from './with-books'

/** Sums the matching entries by month, category and debt. */
export function summarizeEntries(
  services: Services,
  userId: string,
  query: EntryQuery,
): Promise<EntrySummary> {
  return readBooks(services, userId, async (books) => {
    const filter = await toEntryFilter(books, query)
    const [entries, sums] = await Promise.all([countEntries(books, filter), sumsOfEntries(books, filter)])
    return { entries, months: monthsOf(sums), spending: spendingOf(sums), interest: interestOf(sums) }
  })
}

function monthsOf(sums: readonly SumOfEntries[]): EntrySummary['months'] {
  return [...flowsByMonth(sums)]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([month, flows]) => ({ month, ...mapFlows((flow) => fromMinor(flows[flow])) }))
}

function spendingOf(sums: readonly SumOfEntries[]): EntrySummary['spending'] {
  const spending = new Map<SumOfEntries['category'], bigint>()
  for (const sum of sums.filter(({ by }) => by === 'category')) {
    spending.set(sum.category, (spending.get(sum.category) ?? 0n) + spentIn(sum))
  }
  return [...spending]
    .sort(([, a], [, b]) => compare(b, a))
    .map(([category, amount]) => ({ category, amount: fromMinor(amount) }))
}

function interestOf(sums: readonly SumOfEntries[]): EntrySummary['interest'] {
  return sums
    .filter(({ by }) => by === 'debt')
    .sort((a, b) => compare(b.change, a.change))
    .flatMap(({ accountId, label, change }) =>
      accountId === null
        ? []
        : [{ account_id: accountId, label: label ?? DELETED_LABEL, amount: fromMinor(change) }],
    )
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
