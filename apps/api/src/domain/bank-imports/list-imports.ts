import type { BankImport } from '@solvent/contracts'
import { allBankImports, type BankImportRow } from '../../storage/tables/bank-imports-table'
import type { Services } from '../services'

/** Newest first. */
export async function listImports({ db }: Services, userId: string): Promise<BankImport[]> {
  const rows = await db.asReader(userId, allBankImports)
  return rows.map(toBankImport)
}

function toBankImport(row: BankImportRow): BankImport {
  return {
    id: row.id,
    file_name: row.fileName,
    file_kind: row.fileKind,
    account: { kind: row.accountKind, id: row.accountId },
    label: row.label,
    created_at: row.createdAt,
    lines: row.lines,
    existing: row.existing,
    from: row.firstDay,
    to: row.lastDay,
    undone_at: row.undoneAt,
  }
}
