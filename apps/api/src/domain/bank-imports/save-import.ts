import { type BankImport, type BodyOf, saveBankImport } from '@solvent/contracts'
import { v7 as newId } from 'uuid'
import type { Piece, UserTransaction } from '../../storage/database'
import { pipelined } from '../../storage/pipelined'
import { insertRows, type JsonRow } from '../../storage/tables/transfer-tables'
import { rememberMapping } from '../bank-files/remembered-mappings'
import { openBooks } from '../books/open-books'
import { withBooks } from '../books/with-books'
import { earlierAnswer, keepAnswer, type LongRequest } from '../long-request'
import type { Services } from '../services'
import { IMPORTED_COLUMNS, IMPORTED_TABLES, type ImportedRows } from './imported-rows'
import { type PlannedImport, planImport } from './plan-import'

/** Lines per piece: few enough that the embedded engine serves other people in between. */
const LINES_PER_PIECE = 15

type Body = BodyOf<typeof saveBankImport>

interface Request {
  body: Body
  identity: LongRequest
  /** Aborts when the client disconnects or the server stops; nothing is saved then. */
  signal: AbortSignal
  onProgress(written: number): void
}

/**
 * Writes the lines of a bank file, all or none. A repeated request with the same key gets the same answer.
 *
 * @throws DomainError `invalid_request` with the line that cannot be recorded, `insufficient_funds` if an account would
 *   be overdrawn after it, `idempotency_conflict`
 */
export async function saveImport(services: Services, userId: string, request: Request): Promise<BankImport> {
  const earlier = await earlierAnswer(services, userId, request.identity)
  if (earlier !== null) return saveBankImport.response.parse(JSON.parse(earlier))
  // Interest and scheduled payments up to today come before the lines.
  await withBooks(services, userId, async () => {})
  const importId = newId()
  return services.db.long.addImport(userId, importId, async (piece) => {
    const planned = await piece((tx) => planImport(openBooks(services, tx), importId, request.body))
    await piece((tx) => insertImport(tx, planned))
    await writeRows(piece, planned.rows, request)
    return async (tx) => {
      await planned.applyBalances(tx)
      const { table } = request.body
      if (table) await rememberMapping(tx, table, planned.answer.created_at)
      await keepAnswer(tx, request.identity, {
        answer: JSON.stringify(planned.answer),
        now: services.clock.now(),
      })
      return planned.answer
    }
  })
}

const IMPORT_COLUMNS = [
  'import_id',
  'file_name',
  'file_kind',
  'account_kind',
  'account_id',
  'lines',
  'existing',
  'first_day',
  'last_day',
  'debts_before',
  'created_at',
]

function insertImport(tx: UserTransaction, { answer, debtsBefore }: PlannedImport): Promise<void> {
  const row: JsonRow = {
    import_id: answer.id,
    file_name: answer.file_name,
    file_kind: answer.file_kind,
    account_kind: answer.account.kind,
    account_id: answer.account.id,
    lines: answer.lines,
    existing: answer.existing,
    first_day: answer.from,
    last_day: answer.to,
    debts_before: debtsBefore,
    created_at: answer.created_at,
  }
  return insertRows(tx, 'bank_imports', IMPORT_COLUMNS, [row])
}

async function writeRows(
  piece: Piece,
  rows: readonly ImportedRows[],
  { body: { lines }, signal, onProgress }: Pick<Request, 'body' | 'signal' | 'onProgress'>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += LINES_PER_PIECE) {
    signal.throwIfAborted()
    const end = start + LINES_PER_PIECE
    const next = rows.slice(start, end)
    await piece((tx) => pipelined(IMPORTED_TABLES.map((table) => insertAll(tx, table, next))))
    // An adjustment of the balance is one row more.
    onProgress(Math.min(end, lines.length))
  }
  signal.throwIfAborted()
}

async function insertAll(
  tx: UserTransaction,
  table: (typeof IMPORTED_TABLES)[number],
  all: readonly ImportedRows[],
): Promise<void> {
  const rows = all.flatMap((one) => one[table] ?? [])
  if (rows.length > 0) await insertRows(tx, table, IMPORTED_COLUMNS[table], rows)
}
