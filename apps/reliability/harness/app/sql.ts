import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Store } from './api-process'

/** Direct access to the database; on the embedded engine only while no server has it open. */
export interface Sql {
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export async function openSql(store: Store): Promise<Sql> {
  if (store.engine === 'embedded') {
    const db = await PGlite.create(store.dataDir)
    return {
      query: async (text, values) => (await db.query<Record<string, unknown>>(text, values)).rows,
      close: () => db.close(),
    }
  }
  const client = new pg.Client({ connectionString: store.url })
  await client.connect()
  return {
    query: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
    close: () => client.end(),
  }
}

/** Names of all tables with a `user_id` column. */
export async function tablesOfPeople(sql: Sql): Promise<string[]> {
  const rows = await sql.query(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attname = 'user_id'
       and not a.attisdropped order by 1`,
  )
  return rows.map(({ name }) => String(name))
}
