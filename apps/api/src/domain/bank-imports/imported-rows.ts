import type { ImportedLine } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { v7 as newId } from 'uuid'
import type { EntryKind, JournalLine } from '../../storage/tables/journal-table'
import type { JsonRow, TransferTable } from '../../storage/tables/transfer-tables'

/** The tables that an import writes, parents before children. */
export const IMPORTED_TABLES = [
  'journal_entries',
  'journal_lines',
  'entry_images',
  'payments',
  'bank_lines',
] as const satisfies TransferTable[]

/** The rows of one entry, or of a line that was recorded already. */
export type ImportedRows = Partial<Record<(typeof IMPORTED_TABLES)[number], JsonRow[]>>

/** What all entries of an import have in common. */
export interface ImportedBy {
  importId: string
  accountId: string
  createdAt: string
  /** The releases of the remotes on the page, comma-separated; null if unknown. */
  releases: string | null
  /** The strategy of the plan, which payments store. */
  strategy: string
}

interface NewEntry {
  id?: string
  kind: EntryKind
  occurredOn: string
  note: string
  category?: string
  lines: readonly JournalLine[]
}

/** The rows of an entry and of its changes. */
export function entryRows(by: ImportedBy, { id = newId(), kind, lines, ...entry }: NewEntry) {
  const rows: ImportedRows = {
    journal_entries: [
      {
        entry_id: id,
        kind,
        occurred_on: entry.occurredOn,
        created_at: by.createdAt,
        note: entry.note,
        category: entry.category ?? null,
        releases: by.releases,
        author: 'import',
        plan: kind === 'payment' ? by.strategy : null,
        import_id: by.importId,
      },
    ],
    journal_lines: lines.map(({ accountKind, accountId, change }, index) => ({
      entry_id: id,
      line_no: index + 1,
      account_kind: accountKind,
      account_id: accountId,
      change_minor: String(change),
    })),
  }
  return { id, rows }
}

/** What the bank wrote about an entry. */
export function bankLineRow(
  { importId, accountId }: ImportedBy,
  entryId: string,
  line: ImportedLine,
): JsonRow {
  return {
    entry_id: entryId,
    account_id: accountId,
    import_id: importId,
    line_no: line.line,
    booked_on: line.booked_on,
    value_on: line.value_on,
    amount_minor: String(toMinor(line.amount)),
    counterparty: line.counterparty,
    bank_text: line.text,
    bank_id: line.bank_id,
  }
}

/** The columns of each table that an import writes. The others keep their defaults. */
export const IMPORTED_COLUMNS = {
  journal_entries: [
    'entry_id',
    'kind',
    'occurred_on',
    'created_at',
    'note',
    'category',
    'releases',
    'author',
    'plan',
    'import_id',
  ],
  journal_lines: ['entry_id', 'line_no', 'account_kind', 'account_id', 'change_minor'],
  entry_images: ['entry_id', 'subject_kind', 'subject_id', 'before'],
  payments: [
    'entry_id',
    'liability_id',
    'payment_type',
    'amount_minor',
    'source_type',
    'paid_on',
    'interest_entry_id',
    'from_received_minor',
    'from_savings',
  ],
  bank_lines: [
    'entry_id',
    'account_id',
    'import_id',
    'line_no',
    'booked_on',
    'value_on',
    'amount_minor',
    'counterparty',
    'bank_text',
    'bank_id',
  ],
} as const satisfies Record<(typeof IMPORTED_TABLES)[number], readonly string[]>
