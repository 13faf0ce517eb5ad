import { type EXPORT_TABLES, type ExportedData, exportData, pageCurrency } from '@solvent/contracts'
import { fromMinor, moneyFormat } from '@solvent/money'
import { type JsonRow, readRows } from '../../storage/tables/transfer-tables'
import { currencyOf, requireUser } from '../account/profile'
import type { BooksView } from '../books/books'
import { shownNote } from '../books/opening-note'
import { readBooks } from '../books/with-books'
import { type CsvRow, toCsv } from '../plan/csv'
import type { Services } from '../services'
import { TABLES, toDocumentRow } from './transfer-fields'

/** Everything of the person but the password and the keys. */
export function exportDocument(services: Services, userId: string): Promise<ExportedData> {
  return readBooks(services, userId, async (books) => {
    const rows: Record<string, JsonRow[]> = {}
    for (const [name, table] of Object.entries(TABLES)) {
      const stored = await readRows(books, table.name, table.order)
      rows[name] = stored.map((row) => toDocumentRow(table.fields, row))
    }
    return exportData.response.parse({
      format: 1,
      exported_at: books.now(),
      profile: await profileOf(books),
      ...rows,
    })
  })
}

async function profileOf(books: BooksView): Promise<ExportedData['profile']> {
  const user = await requireUser(books)
  return {
    email: user.email,
    username: user.username,
    name: user.name,
    monthly_income: fromMinor(user.monthlyIncome),
    currency_preference: currencyOf(user),
    currency_on_pages: user.currencyOnPages,
    selected_model: user.selectedModel,
    ask_before_saving: user.askBeforeSaving,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  }
}

/** One table as CSV. What is deleted shows only in the entries. */
export async function exportCsv(
  services: Services,
  userId: string,
  table: (typeof EXPORT_TABLES)[number],
): Promise<string> {
  const data = await exportDocument(services, userId)
  const { columns, rows } = tables[table]
  return toCsv(columns, rows(data))
}

interface Sheet {
  columns: readonly string[]
  rows: (data: ExportedData) => CsvRow[]
}

const thingColumns = ['description', 'account', 'is_liquid', 'id'] as const

const tables: Readonly<Record<(typeof EXPORT_TABLES)[number], Sheet>> = {
  assets: {
    columns: ['asset_type', 'asset_value', 'date_received', ...thingColumns],
    rows: ({ assets }) => assets.filter(isKept),
  },
  'expected-assets': {
    columns: ['asset_type', 'asset_amount', 'expected_date', 'confidence', ...thingColumns],
    rows: ({ tentative_assets }) => tentative_assets.filter(isKept),
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
      'description',
      'id',
    ],
    rows: ({ liabilities }) => liabilities.filter(isKept),
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
    rows: entryRows,
  },
}

function isKept({ deleted_at }: { deleted_at: string | null }): boolean {
  return deleted_at === null
}

/** One row for each change; an entry that changes no balance has one row without an amount. */
function entryRows({ profile, entries, changes, assets, liabilities }: ExportedData): CsvRow[] {
  const money = moneyFormat(pageCurrency(profile))
  const labels = new Map([
    ...assets.map(({ id, asset_type }) => [id, asset_type] as const),
    ...liabilities.map(({ id, liability_type }) => [id, liability_type] as const),
  ])
  const byEntry = changesByEntry(changes)
  return entries.flatMap(({ id, ...entry }): CsvRow[] => {
    const changed = byEntry.get(id)?.map(({ account_kind, account_id, amount }) => ({
      account_kind,
      account: labels.get(account_id) ?? '',
      amount,
    }))
    return (changed ?? [{}]).map((change) => ({
      ...entry,
      note: shownNote(entry, money),
      releases: entry.releases?.join(' ') ?? '',
      entry_id: id,
      ...change,
    }))
  })
}

function changesByEntry(changes: ExportedData['changes']): Map<string, ExportedData['changes']> {
  const byEntry = new Map<string, ExportedData['changes']>()
  for (const change of changes) {
    const others = byEntry.get(change.entry_id)
    if (others) others.push(change)
    else byEntry.set(change.entry_id, [change])
  }
  return byEntry
}
