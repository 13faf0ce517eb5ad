import { capitalized, moneyFormat } from '@solvent/money'
import { findEntriesById } from '../../../storage/tables/entries-query'
import { partsOfEntries } from '../../../storage/tables/entry-parts-table'
import { type JsonRow, linesOfEntries } from '../../../storage/tables/transfer-tables'
import { pageCurrencyOf } from '../../account/profile'
import { displayNote } from '../../books/opening-note'
import type { LongView } from '../read-books-long'
import { type EntryPurpose, entryPostings } from './entry-postings'
import type { LedgerAccounts } from './ledger-accounts'
import type { LedgerTransaction } from './ledger-model'

/** The index `journal_entries_by_day`. The day of an entry never changes, so no page repeats or leaves out one. */
const BY_DAY = ['occurred_on', 'entry_id'] as const

/** What an entry without a note is called. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['opening', 'Opening balance'],
  ['reversal', 'Undo'],
])

/** All entries of the snapshot as transactions, by date and then by id, page by page. */
export async function* ledgerTransactions(
  { user, pages, view }: LongView,
  accounts: LedgerAccounts,
): AsyncGenerator<LedgerTransaction[]> {
  const money = moneyFormat(pageCurrencyOf(user))
  for await (const entries of pages('entries', BY_DAY)) {
    const ids = entries.map(({ id }) => String(id))
    const undone = entries.flatMap(({ reverses }) => textOf(reverses) ?? [])
    const [stored, parts, reversed] = await view((tx) =>
      Promise.all([linesOfEntries(tx, ids), partsOfEntries(tx, ids), findEntriesById(tx, undone)]),
    )
    const lines = byEntry(stored)
    const purposes = new Map<string, EntryPurpose>(reversed.map((entry) => [entry.id, entry]))
    yield entries.map((entry) => {
      const id = String(entry.id)
      const kind = String(entry.kind)
      const reverses = textOf(entry.reverses)
      const own = { kind, category: textOf(entry.category), parts: parts.get(id) ?? [] }
      const purpose = (reverses === null ? undefined : purposes.get(reverses)) ?? own
      return {
        id,
        date: String(entry.occurred_on),
        kind,
        description: displayNote({ kind, note: String(entry.note) }, money) || titleOf(kind),
        reverses,
        corrects: textOf(entry.corrects),
        postings: entryPostings(accounts, purpose, lines.get(id) ?? []),
      }
    })
  }
}

function titleOf(kind: string): string {
  return TITLES.get(kind) ?? capitalized(kind)
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}

function byEntry(rows: readonly JsonRow[]): Map<string, JsonRow[]> {
  const grouped = new Map<string, JsonRow[]>()
  for (const row of rows) {
    const id = String(row.entry_id)
    const others = grouped.get(id)
    if (others) others.push(row)
    else grouped.set(id, [row])
  }
  return grouped
}
