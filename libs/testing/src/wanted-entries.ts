import type { Entry, EntryFilter } from '@solvent/contracts'
import type { Books } from './books'

/** The entries that a filter means, by day, newest first. */
export function wantedEntries({ entries }: Books, filter: EntryFilter): Entry[] {
  const newestFirst = entries.toReversed().filter(fits(filter))
  return newestFirst.sort((a, b) => b.occurred_on.localeCompare(a.occurred_on))
}

/** Whether an entry was neither taken back nor takes another one back. */
export function isCounted({ reverses, reversed_by }: Entry): boolean {
  return !reverses && !reversed_by
}

function fits({ kind, category, account_id, from = '', to = '9999', text = '', ...amounts }: EntryFilter) {
  const { min_amount: min = 0, max_amount: max = Number.POSITIVE_INFINITY } = amounts
  const wanted = text.toLowerCase()
  return (entry: Entry) =>
    (!kind || entry.kind === kind) &&
    (!category || entry.category === category) &&
    (!account_id || entry.changes.some((change) => change.account_id === account_id)) &&
    entry.occurred_on >= from &&
    entry.occurred_on <= to &&
    [entry.note, entry.category ?? '', ...entry.changes.map(({ label }) => label)].some((words) =>
      words.toLowerCase().includes(wanted),
    ) &&
    entry.changes.some(({ amount }) => Math.abs(amount) >= min && Math.abs(amount) <= max)
}
