import type { UserTransaction } from '../database'
import { hasCode } from '../error-code'

/** The tables with the data that a person has entered, parents before children. */
export type TransferTable =
  | 'assets'
  | 'tentative_assets'
  | 'liabilities'
  | 'bank_imports'
  | 'journal_entries'
  | 'journal_lines'
  | 'entry_parts'
  | 'payments'
  | 'trades'
  | 'entry_images'
  | 'scheduled_payments'
  | 'recurring_entries'
  | 'occurrences'
  | 'own_categories'
  | 'category_limits'
  | 'learned_words'
  | 'import_rules'
  | 'table_mappings'
  | 'offers'
  | 'chat_sessions'
  | 'chat_messages'
  | 'bank_lines'
  | 'receipts'

/** The tables of what a person adds that refers to nothing else. The rest of their books refers to it. */
export const ROOT_TABLES = [
  'assets',
  'tentative_assets',
  'liabilities',
  'recurring_entries',
  'own_categories',
  'category_limits',
  'learned_words',
  'import_rules',
  'table_mappings',
  'offers',
  'chat_sessions',
  'bank_imports',
] as const satisfies TransferTable[]

/** One row as JSON, by column: amounts in minor units are numbers, dates and times are strings. */
export type JsonRow = Record<string, unknown>

/** The next page of a table, and the snapshot it belongs to. */
export interface Page {
  rows: number
  /** The last row before the page. */
  after: JsonRow | null
  /** See `LongWork.read`. */
  horizon: string | null
}

/**
 * The next rows of the person, without `user_id`.
 *
 * @param order columns to sort by; together with the person they identify each row
 */
export async function readPage(
  tx: UserTransaction,
  table: TransferTable,
  order: readonly string[],
  { rows: limit, after, horizon }: Page,
): Promise<JsonRow[]> {
  const params: unknown[] = [tx.userId, limit]
  const conditions = ['one.user_id = $1']
  if (after) {
    const places = order.map((column) => `$${params.push(after[column])}`)
    conditions.push(`(${order.map((column) => `one.${column}`).join(', ')}) > (${places.join(', ')})`)
  }
  if (horizon !== null) conditions.push(beforeHorizon(table, `$${params.push(horizon)}::text::xid`))
  const rows = await tx.query<{ row: JsonRow }>(
    `select to_jsonb(one) - 'user_id' as row from ${table} one where ${conditions.join(' and ')}
     order by ${order.map((column) => `one.${column}`).join(', ')} limit $2`,
    params,
  )
  return rows.map(({ row }) => row)
}

/** The tables with rows of entries that can change. */
const OF_ENTRIES: readonly TransferTable[] = ['journal_entries', 'entry_parts', 'receipts']

/**
 * Whether a row existed before the horizon's transaction. The note and categories of an entry can be edited, which
 * creates a new row version; the rows written together with the entry show its age. A receipt belongs to the snapshot
 * if its entry does.
 */
function beforeHorizon(table: TransferTable, horizon: string): string {
  const isOlder = (row: string) => `age(${row}.xmin) > age(${horizon})`
  if (!OF_ENTRIES.includes(table)) return isOlder('one')
  const parts = ['journal_lines', 'entry_images'].map(
    (name) => `(select min(age(part.xmin)) from ${name} part
      where part.user_id = one.user_id and part.entry_id = one.entry_id)`,
  )
  return `(${isOlder('one')} or coalesce(least(${parts.join(', ')}), 2147483647) > age(${horizon}))`
}

/** The lines of some entries, in their order. */
export async function linesOfEntries(tx: UserTransaction, ids: readonly string[]): Promise<JsonRow[]> {
  const rows = await tx.query<{ row: JsonRow }>(
    // Looked up per entry, whatever number of lines the planner estimates.
    `select to_jsonb(line) - 'user_id' as row from unnest($2::uuid[]) id, lateral (
       select * from journal_lines where user_id = $1 and entry_id = id offset 0
     ) line order by entry_id, line_no`,
    [tx.userId, ids],
  )
  return rows.map(({ row }) => row)
}

/** The number of the person's rows in a table. */
export async function countRows(tx: UserTransaction, table: TransferTable): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from ${table} where user_id = $1`,
    [tx.userId],
  )
  return row?.count ?? 0
}

/** Inserts rows for the person; each must have all of the columns. */
export async function insertRows(
  tx: UserTransaction,
  table: TransferTable,
  columns: readonly string[],
  rows: readonly JsonRow[],
): Promise<void> {
  const names = columns.join(', ')
  await tx.change(
    `insert into ${table} (user_id, ${names})
     select owner.user_id, ${columns.map((column) => `one.${column}`).join(', ')}
     from users owner, jsonb_populate_recordset(null::${table}, $2::jsonb) one
     where owner.user_id = $1`,
    [tx.userId, JSON.stringify(rows)],
  )
}

/** Blocks other transactions from adding anything until this one ends. @returns whether the account is empty */
export async function claimEmptyAccount(tx: UserTransaction): Promise<boolean> {
  await tx.query(`select 1 from users where user_id = $1 for update`, [tx.userId])
  return isEmptyAccount(tx)
}

/** Whether the person has entered nothing yet. */
export async function isEmptyAccount(tx: UserTransaction): Promise<boolean> {
  const checks = [...ROOT_TABLES, 'journal_entries'].map(
    (table) => `exists (select from ${table} where user_id = $1)`,
  )
  const [row] = await tx.query<{ used: boolean }>(`select ${checks.join(' or ')} as used`, [tx.userId])
  return row?.used === false
}

/** Whether the database refused rows because of their content: an invalid value, a duplicate id or a missing parent. */
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
