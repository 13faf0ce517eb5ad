import type { Entry, EntryFilter } from '@solvent/contracts'
import type { Books } from './books'

/** The entries that match a filter, by day, newest first. */
export function filterEntries({ entries, categories }: Books, filter: EntryFilter): Entry[] {
  const corrected = new Set(entries.map(({ corrects }) => corrects))
  // The correction stands for them.
  const isCorrected = ({ id, reverses }: Entry) =>
    corrected.has(id) || (reverses !== null && corrected.has(reverses))
  const newestFirst = entries
    .toReversed()
    .filter((entry) => !isCorrected(entry) && matches(filter, categories)(entry))
  return newestFirst.sort((a, b) => b.occurred_on.localeCompare(a.occurred_on))
}

/** Whether an entry is neither reversed nor a reversal. */
export function isCounted({ reverses, reversed_by }: Entry): boolean {
  return !reverses && !reversed_by
}

/** A category and those that are a part of it. */
export function withParts(name: string, categories: Books['categories']): (string | null)[] {
  return [name, ...categories.filter(({ parent }) => parent === name).map((part) => part.name)]
}

function matches(filter: EntryFilter, own: Books['categories']) {
  const { kind, category, account_id, from = '', to = '9999', text = '', ...amounts } = filter
  const { min_amount: min = 0, max_amount: max = Number.POSITIVE_INFINITY } = amounts
  const searchText = text.toLowerCase()
  return (entry: Entry) =>
    (!kind || entry.kind === kind) &&
    (!category || categoriesOf(entry).some((one) => withParts(category, own).includes(one))) &&
    (!account_id || entry.changes.some((change) => change.account_id === account_id)) &&
    entry.occurred_on >= from &&
    entry.occurred_on <= to &&
    [entry.note, entry.category ?? '', ...entry.changes.map(({ label }) => label)].some((value) =>
      value.toLowerCase().includes(searchText),
    ) &&
    entry.changes.some(({ amount }) => Math.abs(amount) >= min && Math.abs(amount) <= max)
}

/** The category of an entry, or those that it is split over. */
function categoriesOf({ category, parts }: Entry): Entry['category'][] {
  return parts?.map((part) => part.category) ?? [category]
}
