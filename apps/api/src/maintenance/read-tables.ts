import type { Maintenance, ReadPiece, Transaction } from '../storage/database'
import type { OnProgress } from '../storage/progress'
import { orUnreadable } from './finding'

/** 2 MB, which are read quickly; other work runs in between. */
const BLOCKS_PER_PIECE = 250

/**
 * Reads every page of every table, including the system tables, so that the database verifies its checksum, and every
 * value in them. What only a superuser may read, such as statistics and passwords, is skipped.
 */
export async function readTables(
  db: Maintenance,
  onProgress?: OnProgress,
): Promise<{ tables: number; findings: string[] }> {
  const tables = await db.readEverything(readableTables)
  const findings: string[] = []
  for (const [done, name] of tables.entries()) {
    onProgress?.(done, tables.length, 'tables')
    findings.push(
      ...(await orUnreadable(`The table ${name}`, () => db.readInPieces((piece) => readTable(piece, name)))),
    )
  }
  return { tables: tables.length, findings }
}

/** The names of the tables as queries write them, people's tables first. */
async function readableTables(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select one.oid::regclass::text as name
     from pg_class one join pg_namespace home on home.oid = one.relnamespace
     where one.relkind in ('r', 'm', 't')
       and home.nspname in ('public', 'solvent_internal', 'pg_catalog', 'pg_toast')
       and has_schema_privilege(home.oid, 'usage') and has_table_privilege(one.oid, 'select')
     order by home.nspname <> 'public', home.nspname, one.relname`,
  )
  return rows.map(({ name }) => name)
}

async function readTable(piece: ReadPiece, name: string): Promise<string[]> {
  const [size] = await piece((tx) =>
    tx.query<{ blocks: string }>(
      `select (pg_relation_size($1::regclass) / current_setting('block_size')::bigint)::text as blocks`,
      [name],
    ),
  )
  for (let block = 0; block < Number(size?.blocks); block += BLOCKS_PER_PIECE) {
    await piece((tx) =>
      tx.query(
        `select sum(octet_length(one::text)) from ${name} one
         where ctid >= '(${block},0)'::tid and ctid < '(${block + BLOCKS_PER_PIECE},0)'::tid`,
      ),
    )
  }
  return []
}
