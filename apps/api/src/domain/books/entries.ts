import type { Entry, listEntries as listEntriesContract, QueryOf, ResponseOf } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { type EntryRow, findEntries } from '../../storage/tables/entries-query'
import { moneyFor } from '../account/profile'
import type { Services } from '../services'
import { shownNote } from './opening-note'
import { readBooks } from './with-books'

const DEFAULT_LIMIT = 50

/** One page of the journal, newest first. */
export function listEntries(
  services: Services,
  userId: string,
  {
    limit = DEFAULT_LIMIT,
    after,
    kind,
    category,
    account_id: accountId,
    from,
    to,
    text,
    min_amount: min,
    max_amount: max,
  }: QueryOf<typeof listEntriesContract>,
): Promise<ResponseOf<typeof listEntriesContract>> {
  const amounts = {
    min: min === undefined ? undefined : toMinor(min),
    max: max === undefined ? undefined : toMinor(max),
  }
  const filter = { after, kind, category, accountId, from, to, text, ...amounts }
  return readBooks(services, userId, async (books) => {
    // One more shows whether there is another page.
    const [rows, money] = await Promise.all([findEntries(books, filter, limit + 1), moneyFor(books)])
    const entries = rows.slice(0, limit).map((row) => ({ ...toEntry(row), note: shownNote(row, money) }))
    return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
  })
}

/** The stored entry as the person sees it. */
export function toEntry(row: EntryRow): Entry {
  return {
    id: row.id,
    kind: row.kind,
    occurred_on: row.occurredOn,
    created_at: row.createdAt,
    note: row.note,
    category: row.category,
    changes: row.lines.map(({ accountKind, accountId, label, change }) => ({
      account_kind: accountKind,
      account_id: accountId,
      label,
      amount: fromMinor(change),
    })),
    reverses: row.reverses,
    reversed_by: row.reversedBy,
    ...(row.releases !== null && { releases: row.releases.split(',') }),
  }
}
