import type { Entry, EntrySummary } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'

/** Sums in minor units by key. */
export type Sums<Key> = Map<Key, bigint>

/** Adds an amount in minor units to the sum of a key. */
export function addTo<Key>(sums: Sums<Key>, key: Key, amount: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount)
}

/** The sums by size, the largest first. */
export function largestFirst<Key>(sums: Sums<Key>): [Key, bigint][] {
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

/** What was spent in each category, refunds taken off, in minor units. */
export function spendingOf(entries: readonly Entry[]): Sums<Entry['category']> {
  const spending: Sums<Entry['category']> = new Map()
  for (const entry of entries.filter(({ kind }) => kind === 'expense')) {
    const sign = spentBy(entry) < 0n ? -1n : 1n
    for (const { category, amount } of entry.parts ?? []) addTo(spending, category, sign * toMinor(amount))
    if (!entry.parts) addTo(spending, entry.category, spentBy(entry))
  }
  return spending
}

/** The totals of each month; newest first, as the entries are. */
export function toMonths(entries: readonly Entry[]): EntrySummary['months'] {
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
