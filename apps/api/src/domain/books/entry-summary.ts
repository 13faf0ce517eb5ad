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

type Figures = Omit<EntrySummary['months'][number], 'month'>

const NO_FLOWS: Readonly<Record<keyof Figures, bigint>> = {
  money_in: 0n,
  money_out: 0n,
  spent: 0n,
  paid_on_debts: 0n,
  interest: 0n,
}

/** What a sum of entries of one kind adds to the figures of its month, in minor units. */
function flowsOf(sum: SumOfEntries): Partial<Record<keyof Figures, bigint>> {
  const { kind, accountKind, change } = sum
  switch (kind) {
    case 'income':
    case 'received':
      return { money_in: change }
    case 'expense':
      return { spent: spentIn(sum), money_out: accountKind === 'asset' ? -change : 0n }
    case 'payment':
      return { paid_on_debts: -change, money_out: -change }
    case 'interest':
      return { interest: change }
    default:
      return {}
  }
}

function monthsOf(sums: readonly SumOfEntries[]): EntrySummary['months'] {
  const months = new Map<string, Record<keyof Figures, bigint>>()
  for (const sum of sums) {
    if (sum.by !== 'month' || sum.month === null) continue
    const month = sum.month.slice(0, 7)
    const before = months.get(month) ?? NO_FLOWS
    const added = flowsOf(sum)
    months.set(
      month,
      mapFigures((figure) => before[figure] + (added[figure] ?? 0n)),
    )
  }
  return [...months]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([month, flows]) => ({ month, ...mapFigures((figure) => fromMinor(flows[figure])) }))
}

function mapFigures<Value>(map: (figure: keyof Figures) => Value): Record<keyof Figures, Value> {
  return {
    money_in: map('money_in'),
    money_out: map('money_out'),
    spent: map('spent'),
    paid_on_debts: map('paid_on_debts'),
    interest: map('interest'),
  }
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
