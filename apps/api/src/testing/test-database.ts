import type { Maintenance } from '../storage/database'
import { openPglite } from '../storage/pglite/open-pglite'
import { openOnPostgres, type TestDatabase } from './postgres-database'

/** Set by the Jest project that runs the file. */
declare const databaseEngine: 'embedded' | 'postgres'
/** Shared by the test files of this process. */
declare const enginePool: EnginePool

export interface EnginePool {
  /** An unused data folder: one with all tables and no rows, or an empty one. */
  acquire(): string
  /** Makes the folder available again if it equals a new one, otherwise deletes it. */
  release(dataDir: string, isAsNew: boolean): Promise<void>
  Worker: typeof import('node:worker_threads').Worker
}

/** Whether this run uses the embedded engine. */
export const isEmbedded = () => databaseEngine === 'embedded'

/** A separate database, migrated and without people, on the engine of this run. */
export function openTestDatabase(): Promise<TestDatabase> {
  return isEmbedded() ? openEmbedded() : openOnPostgres()
}

/** The same, always on the embedded engine. */
export async function openEmbedded(): Promise<TestDatabase> {
  const dataDir = enginePool.acquire()
  const db = await openPglite({ dataDir, onLockLost: () => {} })
  const tables = await stateOfTables(db)
  return {
    db,
    async drop() {
      const isAsNew = await empty(db).then(
        async () => (await stateOfTables(db)) === tables,
        () => false,
      )
      await db.close()
      await enginePool.release(dataDir, isAsNew)
    },
  }
}

async function empty(db: Maintenance): Promise<void> {
  await db.asOwner((owner) =>
    owner.exec(`do $$ begin execute (
      select 'truncate ' || string_agg(oid::regclass::text, ', ') from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
    ); end $$`),
  )
}

/** Describes the schema. The text changes when a table, a rule or a role is created, changed or dropped. */
async function stateOfTables(db: Maintenance): Promise<string> {
  const catalogues = [
    'attribute',
    'attrdef',
    'authid',
    'auth_members',
    'constraint',
    'index',
    'policy',
    'proc',
    'trigger',
  ]
  const tables = [...catalogues.map((name) => `pg_${name}`), 'solvent_internal.migrations']
  const states = tables.map(
    (name) => `(select concat_ws(' ', count(*), max(xmin::text::bigint)) from ${name})`,
  )
  // Not by xmin: a truncation rewrites the rows of pg_class.
  const classes = `(select string_agg(concat_ws(' ', oid, relname, relowner, relacl, relforcerowsecurity), ',' order by oid)
    from pg_class where relnamespace = 'public'::regnamespace)`
  const [row] = await db.asOwner((owner) =>
    owner.query<{ state: string }>(`select concat_ws(', ', ${[...states, classes]}) as state`),
  )
  return row?.state ?? ''
}
