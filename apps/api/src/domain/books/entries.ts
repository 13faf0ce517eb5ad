import type { Entry, listEntries as listEntriesContract, QueryOf, ResponseOf } from '@solvent/contracts'
import { fromMinor, type MoneyFormat } from '@solvent/money'
import { type EntryRow, findEntries } from '../../storage/tables/entries-query'
import { moneyFor } from '../account/profile'
import type { Services } from '../services'
import { displayNote } from './opening-note'
import { toEntryFilter } from './to-entry-filter'
import { readBooks } from './with-books'

const DEFAULT_LIMIT = 50

/** One page of the journal by day, newest first. */
export function listEntries(
  services: Services,
  userId: string,
  { limit = DEFAULT_LIMIT, after, ...query }: QueryOf<typeof listEntriesContract>,
): Promise<ResponseOf<typeof listEntriesContract>> {
  return readBooks(services, userId, async (books) => {
    const filter = await toEntryFilter(books, query)
    const [rows, money] = await Promise.all([
      // One extra row shows whether there is another page.
      findEntries(books, filter, { after, limit: limit + 1 }),
      moneyFor(books),
    ])
    const entries = rows.slice(0, limit).map((row) => toDisplayEntry(row, money))
    return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
  })
}

/** Like `toEntry`, with the amounts in generated notes in the person's currency. */
export function toDisplayEntry(row: EntryRow, money: MoneyFormat): Entry {
  return { ...toEntry(row), note: displayNote(row, money) }
}

/** Converts a stored entry to its API form. */
export function toEntry(row: EntryRow): Entry {
  return {
    id: row.id,
    kind: row.kind,
    occurred_on: row.occurredOn,
    created_at: row.createdAt,
    note: row.note,
    category: row.category,
    ...(row.parts.length > 0 && {
      parts: row.parts.map(({ category, change }) => ({ category, amount: Math.abs(fromMinor(change)) })),
    }),
    changes: row.lines.map(({ accountKind, accountId, label, change }) => ({
      account_kind: accountKind,
      account_id: accountId,
      label,
      amount: fromMinor(change),
    })),
    reverses: row.reverses,
    reversed_by: row.reversedBy,
    ...(row.corrects !== null && { corrects: row.corrects }),
    ...(row.correctedBy !== null && { corrected_by: row.correctedBy }),
    ...(row.releases !== null && { releases: row.releases.split(',') }),
    ...authorOf(row),
    ...(row.plan !== null && { plan: row.plan }),
    ...(row.expectedAsset !== null && { expected_asset: row.expectedAsset }),
    ...(row.towardsDebts !== null && { towards_debts: fromMinor(row.towardsDebts) }),
  }
}

function authorOf({ kind, author, program }: EntryRow): Pick<Entry, 'author' | 'program'> {
  if (kind === 'interest') return { author: 'interest' }
  if (author === null) return {}
  return { author, ...(author === 'program' && program !== null && { program }) }
}
