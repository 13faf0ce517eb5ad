import { peoplesTables } from '../backup/catalogue'
import type { Maintenance, Transaction } from '../storage/database'
import { orUnreadable } from './finding'

/** 16 MB, which are read within a second. */
const BLOCKS_AT_ONCE = 2000

/** Reads every page of every table, so that the database compares their checksums, and every value in them. */
export async function readTables(db: Maintenance): Promise<{ tables: number; findings: string[] }> {
  const tables = await db.readEverything(peoplesTables)
  const findings: string[] = []
  for (const { name } of tables) {
    findings.push(
      ...(await orUnreadable(`The table ${name}`, () => db.readEverything((tx) => readTable(tx, name)))),
    )
  }
  return { tables: tables.length, findings }
}

async function readTable(tx: Transaction, name: string): Promise<string[]> {
  const [size] = await tx.query<{ blocks: string }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::bigint)::text as blocks`,
    [name],
  )
  for (let block = 0; block < Number(size?.blocks); block += BLOCKS_AT_ONCE) {
    await tx.query(
      `select sum(octet_length(one::text)) from ${name} one
       where ctid >= '(${block},0)'::tid and ctid < '(${block + BLOCKS_AT_ONCE},0)'::tid`,
    )
  }
  return []
}
