import type { UserTransaction } from '../database'
import { hasCode } from '../error-code'

/** The tables that hold what a person has entered, parents before children. */
export type TransferTable =
  | 'assets'
  | 'tentative_assets'
  | 'liabilities'
  | 'journal_entries'
  | 'journal_lines'
  | 'payments'
  | 'trades'
  | 'entry_images'
  | 'chat_sessions'
  | 'chat_messages'

/** A statement of many thousands would outlast the time that one may take. */
const ROWS_AT_ONCE = 500

/** One row by column, as JSON holds it: amounts in minor units are numbers, dates and times are text. */
export type JsonRow = Record<string, unknown>

/** All rows of the person in the order of the columns, without the column that names the person. */
export async function readRows(
  tx: UserTransaction,
  table: TransferTable,
  order: readonly string[],
): Promise<JsonRow[]> {
  const rows = await tx.query<{ row: JsonRow }>(
    `select to_jsonb(one) - 'user_id' as row from ${table} one where user_id = $1 order by ${order.join(', ')}`,
    [tx.userId],
  )
  return rows.map(({ row }) => row)
}

/** Writes the rows as the person's, not all in one statement; each must have all the columns. */
export async function insertRows(
  tx: UserTransaction,
  table: TransferTable,
  columns: readonly string[],
  rows: readonly JsonRow[],
): Promise<void> {
  const names = columns.join(', ')
  const sorted = [...rows].sort((a, b) => Number(refersToRow(a)) - Number(refersToRow(b)))
  for (let start = 0; start < sorted.length; start += ROWS_AT_ONCE) {
    await tx.query(
      `insert into ${table} (user_id, ${names})
       select $1, ${names} from jsonb_populate_recordset(null::${table}, $2::jsonb)`,
      [tx.userId, JSON.stringify(sorted.slice(start, start + ROWS_AT_ONCE))],
    )
  }
}

/** Whether it is an undo; what it takes back, which is never an undo, has to be there before it. */
function refersToRow({ reverses }: JsonRow): boolean {
  return typeof reverses === 'string'
}

/** Whether the person has entered nothing yet. Nobody else can enter anything until the transaction ends. */
export async function isEmptyAccount(tx: UserTransaction): Promise<boolean> {
  await tx.query(`select 1 from users where user_id = $1 for update`, [tx.userId])
  const [row] = await tx.query<{ used: boolean }>(
    `select exists (select from assets where user_id = $1)
         or exists (select from tentative_assets where user_id = $1)
         or exists (select from liabilities where user_id = $1)
         or exists (select from journal_entries where user_id = $1)
         or exists (select from chat_sessions where user_id = $1) as used`,
    [tx.userId],
  )
  return row?.used === false
}

/** Whether the database refused rows for what they hold: a wrong value, a doubled id or a missing parent. */
export function isRowRefusal(error: unknown): boolean {
  return hasCode(
    error,
    '22003',
    '22007',
    '22008',
    '22021',
    '22P02',
    '22P05',
    '23502',
    '23503',
    '23505',
    '23514',
  )
}
