import { downloadEntries, type Entry, type EntrySummary, getEntrySummary } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { filterEntries, isCounted } from './filter-entries'

const COLUMNS = ['occurred_on', 'kind', 'account_kind', 'account', 'amount', 'category', 'note', 'entry_id']

/** The summary of the entries, and the entries as CSV. */
export function entrySumAnswers(books: Books): Answer[] {
  return [
    answer(getEntrySummary, ({ query }) => toSummary(filterEntries(books, query).filter(isCounted))),
    answer(downloadEntries, ({ query }) =>
      [COLUMNS, ...filterEntries(books, query).flatMap(toRows)].map((row) => `${row.join(',')}\r\n`).join(''),
    ),
  ]
}

function toRows({ occurred_on, kind, category, note, id, changes }: Entry) {
  return changes.map(({ account_kind, label, amount }) => [
    occurred_on,
    kind,
    account_kind,
    label,
    amount,
    category ?? '',
    note,
    id,
  ])
}

/** Sums in minor units by key. */
type Sums<Key> = Map<Key, bigint>

function add<Key>(sums: Sums<Key>, key: Key, amount: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount)
}

function largestFirst<Key>(sums: Sums<Key>): [Key, bigint][] {
  return [...sums].sort(([, a], [, b]) => Number(b - a))
}

/** By how much an entry changed all assets, in minor units. */
function assetChange({ changes }: Entry): bigint {
  const assetChanges = changes.filter(({ account_kind }) => account_kind === 'asset')
  return assetChanges.reduce((sum, { amount }) => sum + toMinor(amount), 0n)
}

/** What an expense costs, in minor units: an asset falls, or what is owed on a card rises. */
function spentBy({ changes }: Entry): bigint {
  return changes.reduce(
    (sum, { account_kind, amount }) => sum + toMinor(account_kind === 'asset' ? -amount : amount),
    0n,
  )
}

function toSummary(entries: readonly Entry[]): EntrySummary {
  const spending: Sums<Entry['category']> = new Map()
  const interest: Sums<string> = new Map()
  const labels = new Map<string, string>()
  for (const entry of entries) {
    if (entry.kind === 'expense') add(spending, entry.category, spentBy(entry))
    if (entry.kind !== 'interest') continue
    for (const { account_id, label, amount } of entry.changes) {
      add(interest, account_id, toMinor(amount))
      labels.set(account_id, label)
    }
  }
  return {
    entries: entries.length,
    months: toMonths(entries),
    spending: largestFirst(spending).map(([category, sum]) => ({ category, amount: fromMinor(sum) })),
    interest: largestFirst(interest).map(([account_id, sum]) => ({
      account_id,
      label: labels.get(account_id) ?? '',
      amount: fromMinor(sum),
    })),
  }
}

/** The entries are newest first, so the months are too. */
function toMonths(entries: readonly Entry[]): EntrySummary['months'] {
  const months = [...new Set(entries.map(({ occurred_on }) => occurred_on.slice(0, 7)))]
  return months.map((month) => {
    const sumOf = (kinds: readonly Entry['kind'][], amountOf: (entry: Entry) => bigint) =>
      entries
        .filter(({ kind, occurred_on }) => kinds.includes(kind) && occurred_on.startsWith(month))
        .reduce((sum, entry) => sum + amountOf(entry), 0n)
    return {
      month,
      money_in: fromMinor(sumOf(['income', 'received'], assetChange)),
      money_out: fromMinor(sumOf(['expense', 'payment'], (entry) => -assetChange(entry))),
      spent: fromMinor(sumOf(['expense'], spentBy)),
      paid_on_debts: fromMinor(sumOf(['payment'], (entry) => -assetChange(entry))),
      interest: fromMinor(
        sumOf(['interest'], ({ changes }) => changes.reduce((sum, { amount }) => sum + toMinor(amount), 0n)),
      ),
    }
  })
}
