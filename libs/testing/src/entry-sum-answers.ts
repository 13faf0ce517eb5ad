import { downloadEntries, type Entry, type EntrySummary, getEntrySummary } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { addTo, largestFirst, type Sums, spendingOf, toMonths } from './entry-sums'
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

function toSummary(entries: readonly Entry[]): EntrySummary {
  const interest: Sums<string> = new Map()
  const labels = new Map<string, string>()
  for (const entry of entries) {
    if (entry.kind !== 'interest') continue
    for (const { account_id, label, amount } of entry.changes) {
      addTo(interest, account_id, toMinor(amount))
      labels.set(account_id, label)
    }
  }
  return {
    entries: entries.length,
    months: toMonths(entries),
    spending: largestFirst(spendingOf(entries)).map(([category, sum]) => ({
      category,
      amount: fromMinor(sum),
    })),
    interest: largestFirst(interest).map(([account_id, sum]) => ({
      account_id,
      label: labels.get(account_id) ?? '',
      amount: fromMinor(sum),
    })),
  }
}
