import type { EntryFilter as EntryQuery, EntrySummary } from '@solvent/contracts'
import { fromMinor } from '@solvent/money'
import { countEntries, type SumOfEntries, sumsOfEntries } from '../../storage/tables/entry-summary-query'
import { DELETED_LABEL } from '../../storage/tables/label'
import type { Services } from '../services'
import { toEntryFilter } from './to-entry-filter'
import { readBooks } from './with-books'

/** Sums the matching entries by month, category and debt. */
export function summarizeEntries(
  services: Services,
  userId: string,
  query: EntryQuery,
): Promise<EntrySummary> {
  const filter = toEntryFilter(query)
  return readBooks(services, userId, async (books) => {
    const [entries, sums] = await Promise.all([countEntries(books, filter), sumsOfEntries(books, filter)])
    return { entries, months: monthsOf(sums), spending: spendingOf(sums), interest: interestOf(sums) }
  })
}

type Month = EntrySummary['months'][number]

/** The monthly figure that each kind of entry adds to, and the sign of its changes. */
const FLOWS: Readonly<Partial<Record<SumOfEntries['kind'], readonly [keyof Omit<Month, 'month'>, bigint]>>> =
  {
    income: ['money_in', 1n],
    received: ['money_in', 1n],
    expense: ['money_out', -1n],
    payment: ['money_out', -1n],
    interest: ['interest', 1n],
  }

function monthsOf(sums: readonly SumOfEntries[]): Month[] {
  const months = new Map<string, Record<keyof Omit<Month, 'month'>, bigint>>()
  for (const { by, kind, month: firstDay, change } of sums) {
    const [figure, sign] = FLOWS[kind] ?? []
    if (by !== 'month' || firstDay === null || !figure || !sign) continue
    const month = firstDay.slice(0, 7)
    const flows = months.get(month) ?? { money_in: 0n, money_out: 0n, interest: 0n }
    flows[figure] += sign * change
    months.set(month, flows)
  }
  return [...months]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([month, { money_in, money_out, interest }]) => ({
      month,
      money_in: fromMinor(money_in),
      money_out: fromMinor(money_out),
      interest: fromMinor(interest),
    }))
}

function spendingOf(sums: readonly SumOfEntries[]): EntrySummary['spending'] {
  return sums
    .filter(({ by }) => by === 'category')
    .sort((a, b) => compare(a.change, b.change))
    .map(({ category, change }) => ({ category, amount: fromMinor(-change) }))
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
