import type { BankImport } from '@solvent/contracts'
import type { UserTransaction } from '../database'
import { toInstant } from './columns'
import type { AccountKind } from './journal-table'
import { DELETED_LABEL, labelBy } from './label'
import type { JsonRow } from './transfer-tables'

export interface BankImportRow {
  id: string
  fileName: string
  fileKind: BankImport['file_kind']
  accountKind: AccountKind
  accountId: string
  /** The name of the asset or card. */
  label: string
  lines: number
  existing: number
  firstDay: string
  lastDay: string
  createdAt: string
  undoneAt: string | null
}

const COLUMNS = `import_id as id, file_name as "fileName", file_kind as "fileKind", account_kind as "accountKind",
  account_id as "accountId", lines, existing, first_day as "firstDay", last_day as "lastDay",
  created_at as "createdAt", undone_at as "undoneAt", coalesce(
    (select ${labelBy('asset_type')} from assets where user_id = $1 and asset_id = account_id),
    (select ${labelBy('liability_type')} from liabilities where user_id = $1 and liability_id = account_id),
    '${DELETED_LABEL}'
  ) as label`

/** Newest first. */
export async function allBankImports(tx: UserTransaction): Promise<BankImportRow[]> {
  const rows = await tx.query<BankImportRow>(
    `select ${COLUMNS} from bank_imports where user_id = $1 order by created_at desc, import_id desc`,
    [tx.userId],
  )
  return rows.map(toRow)
}

export async function markImportUndone(tx: UserTransaction, id: string, undoneAt: string): Promise<void> {
  await tx.change('update bank_imports set undone_at = $3 where user_id = $1 and import_id = $2', [
    tx.userId,
    id,
    undoneAt,
  ])
}

function toRow({ createdAt, undoneAt, ...row }: BankImportRow): BankImportRow {
  return { ...row, createdAt: toInstant(createdAt), undoneAt: undoneAt === null ? null : toInstant(undoneAt) }
}

/** The import and the whole rows of the debts that it changed, from before it; locked. Null if there is none. */
export async function lockImportToUndo(
  tx: UserTransaction,
  id: string,
): Promise<{ undoneAt: string | null; debtsBefore: JsonRow[] } | null> {
  const [row] = await tx.query<{ undoneAt: string | null; debtsBefore: JsonRow[] }>(
    `select undone_at as "undoneAt", debts_before as "debtsBefore" from bank_imports
     where user_id = $1 and import_id = $2 for update`,
    [tx.userId, id],
  )
  return row ?? null
}
