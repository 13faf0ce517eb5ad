import type { EXPORT_TABLES } from '@solvent/contracts/transfer'
import { moneyFormat } from '@solvent/money'
import { partsOfEntries } from '../../storage/tables/entry-parts-table'
import { type JsonRow, linesOfEntries } from '../../storage/tables/transfer-tables'
import { pageCurrencyOf } from '../account/profile'
import { displayNote } from '../books/opening-note'
import { type CsvRow, csvLine, jsonCell } from '../plan/csv'
import type { Services } from '../services'
import type { Sink } from './export'
import { type LongView, readBooksLong } from './read-books-long'
import { splitRows } from './split-rows'
import { TABLES, toDocumentRow } from './transfer-fields'

/**
 * Writes one table as CSV, page by page. Deleted items appear only in the entries.
 *
 * @throws DomainError `user_not_found`, and what the sink throws
 */
export function exportCsv(
  services: Services,
  userId: string,
  table: (typeof EXPORT_TABLES)[number],
  sink: Sink,
): Promise<void> {
  const { columns, pages } = tables[table]
  return readBooksLong(services, userId, async (books) => {
    sink.begin(books.rows)
    await sink.write(csvLine(columns))
    for await (const rows of pages(books)) {
      await sink.write(rows.map((row) => csvLine(columns.map((column) => row[column]))).join(''))
    }
  })
}

interface Sheet {
  columns: readonly string[]
  pages: (books: LongView) => Iterable<CsvRow[]> | AsyncIterable<CsvRow[]>
}

const commonAssetColumns = ['description', 'account', 'is_liquid', 'id'] as const

const tables: Readonly<Record<(typeof EXPORT_TABLES)[number], Sheet>> = {
  assets: {
    columns: ['asset_type', 'asset_value', 'date_received', ...commonAssetColumns],
    pages: currentRows('assets'),
  },
  'expected-assets': {
    columns: ['asset_type', 'asset_amount', 'expected_date', 'confidence', ...commonAssetColumns],
    pages: currentRows('tentative_assets'),
  },
  liabilities: {
    columns: [
      'liability_type',
      'total_amount',
      'remaining_amount',
      'installment_amount',
      'installments_total',
      'installments_paid',
      'installments_paid_at_entry',
      'remaining_amount_at_entry',
      'lender_installment_amount',
      'frequency',
      'due_date',
      'priority_score',
      'interest_rate',
      'lender_terms',
      'credit_limit',
      'description',
      'id',
    ],
    pages: currentRows('liabilities'),
  },
  entries: {
    columns: [
      'occurred_on',
      'kind',
      'account_kind',
      'account',
      'amount',
      'category',
      'note',
      'entry_id',
      'reverses',
      'releases',
    ],
    pages: entryPages,
  },
}

function currentRows(list: 'assets' | 'tentative_assets' | 'liabilities'): Sheet['pages'] {
  return ({ lists }) => [lists[list].filter(({ deleted_at }) => deleted_at === null).map(toCells)]
}

/**
 * One row for each change, or for each category of a change that is split; an entry that changes no balance has one row
 * without an amount.
 */
async function* entryPages({ user, lists, pages, view }: LongView): AsyncGenerator<CsvRow[]> {
  const money = moneyFormat(pageCurrencyOf(user))
  const labels = new Map([
    ...lists.assets.map(({ id, asset_type }) => [id, asset_type] as const),
    ...lists.liabilities.map(({ id, liability_type }) => [id, liability_type] as const),
  ])
  for await (const entries of pages('entries')) {
    const ids = entries.map(({ id }) => String(id))
    const [stored, parts] = await view((tx) =>
      Promise.all([linesOfEntries(tx, ids), partsOfEntries(tx, ids)]),
    )
    const changes = byEntry(stored.map((row) => toDocumentRow(TABLES.changes.fields, row)))
    yield entries.flatMap(({ id, releases, ...entry }): CsvRow[] => {
      const cells = {
        ...toCells(entry),
        note: displayNote({ kind: String(entry.kind), note: String(entry.note) }, money),
        releases: Array.isArray(releases) ? releases.join(' ') : '',
        entry_id: String(id),
      }
      const changed = changes
        .get(id)
        ?.map(({ account_kind, account_id, amount }) =>
          toCells({ account_kind, account: labels.get(account_id) ?? '', amount }),
        )
      const rows = (changed ?? [{}]).map((change) => ({ ...cells, ...change }))
      return splitRows(rows, parts.get(cells.entry_id) ?? [])
    })
  }
}

function byEntry(changes: readonly JsonRow[]): Map<unknown, JsonRow[]> {
  const grouped = new Map<unknown, JsonRow[]>()
  for (const change of changes) {
    const others = grouped.get(change.entry_id)
    if (others) others.push(change)
    else grouped.set(change.entry_id, [change])
  }
  return grouped
}

/** Converts the values of a row to cells. */
function toCells(row: JsonRow): CsvRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isCell(value) ? value : jsonCell(value)]),
  )
}

function isCell(value: unknown): value is CsvRow[string] {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
}
