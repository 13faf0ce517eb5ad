import type { Maintenance, Transaction } from '../storage/database'
import type { OnProgress } from '../storage/progress'
import { orUnreadable } from './finding'

interface Index {
  name: string
  table: string
  columns: string[]
  /** Those that order it; the others are only included. */
  keys: string[]
  /** The condition of a partial index; null if it covers all rows. */
  condition: string | null
}

interface Contents {
  rows: string
  /** The hash of the columns of the index. */
  hash: string
}

/** The query orders by the keys of this index, so without sorting no other index serves it. */
const THROUGH_INDEX = {
  seqscan: false,
  bitmapscan: false,
  sort: false,
  incremental_sort: false,
  indexscan: true,
  indexonlyscan: true,
}
const THROUGH_TABLE = {
  seqscan: true,
  bitmapscan: false,
  sort: true,
  incremental_sort: true,
  indexscan: false,
  indexonlyscan: false,
}

export interface ComparedIndexes {
  indexes: number
  /** Tables whose rows lie on other nodes (Citus), where this server cannot choose the index. */
  leftOut: number
  findings: string[]
}

/** Reads each table through each of its indexes and directly: both must return the same rows. */
export async function compareIndexes(db: Maintenance, onProgress?: OnProgress): Promise<ComparedIndexes> {
  const distributed = await db.readEverything(distributedTables)
  const all = await db.readEverything(allIndexes)
  const indexes = all.filter(({ table }) => !distributed.has(table))
  const findings: string[] = []
  for (const [done, index] of indexes.entries()) {
    onProgress?.(done, indexes.length, 'indexes')
    findings.push(
      ...(await orUnreadable(`The index ${index.name}`, () =>
        db.readEverything((tx) => compareIndex(tx, index)),
      )),
    )
  }
  return { indexes: indexes.length, leftOut: distributed.size, findings }
}

async function distributedTables(tx: Transaction): Promise<ReadonlySet<string>> {
  const [citus] = await tx.query<{ exists: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as exists`,
  )
  if (!citus?.exists) return new Set()
  const rows = await tx.query<{ name: string }>(
    `select relname::text as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid`,
  )
  return new Set(rows.map(({ name }) => name))
}

function allIndexes(tx: Transaction): Promise<Index[]> {
  return tx.query<Index>(
    `select one.relname::text as name, one_table.relname::text as table,
       array_agg(col.attname::text order by col.attnum) as columns,
       array_agg(col.attname::text order by col.attnum) filter (where col.attnum <= indnkeyatts) as keys,
       pg_get_expr(indpred, indrelid) as condition
     from pg_index
     join pg_class one on one.oid = indexrelid
     join pg_class one_table on one_table.oid = indrelid
     join pg_attribute col on col.attrelid = indexrelid
     where one.relnamespace = 'public'::regnamespace
     group by one.relname, one_table.relname, indpred, indrelid
     order by one.relname`,
  )
}

async function compareIndex(
  tx: Transaction,
  { name, table, columns, keys, condition }: Index,
): Promise<string[]> {
  const list = columns.join(', ')
  const select = `select count(*)::text as rows,
      coalesce(sum(hashtextextended(row(${list})::text, 0)), 0)::text as hash
    from (select ${list} from ${table} where ${condition ?? true} order by ${keys.join(', ')} offset 0) as sorted`
  await allowOnly(tx, THROUGH_INDEX)
  const plan = await tx.query<Record<string, string>>(`explain (costs off) ${select}`)
  if (!plan.some((line) => line['QUERY PLAN']?.includes(` ${name} `))) {
    return [`The index ${name} cannot be compared: the database does not read ${table} through it.`]
  }
  const [inIndex] = await tx.query<Contents>(select)
  await allowOnly(tx, THROUGH_TABLE)
  const [inTable] = await tx.query<Contents>(select)
  if (inIndex?.rows !== inTable?.rows) {
    return [`The index ${name} shows ${inIndex?.rows} rows, its table ${table} has ${inTable?.rows}.`]
  }
  return inIndex?.hash === inTable?.hash
    ? []
    : [`The index ${name} shows other rows than its table ${table}.`]
}

/** Applies until the end of the transaction. */
async function allowOnly(tx: Transaction, ways: Record<string, boolean>): Promise<void> {
  for (const [way, isAllowed] of Object.entries(ways)) {
    await tx.query(`select set_config($1, $2, true)`, [`enable_${way}`, isAllowed ? 'on' : 'off'])
  }
}
