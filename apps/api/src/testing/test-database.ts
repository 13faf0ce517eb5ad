import type { Maintenance } from '../storage/database'
import { openPglite } from '../storage/pglite/open-pglite'
import { openOnPostgres, type TestDatabase } from './postgres-database'

/** Set by the project of the test configuration that runs the file. */
declare const databaseEngine: 'embedded' | 'postgres'
/** Of this process, for one test file after the other. */
declare const keptEngines: KeptEngines

export interface KeptEngines {
  /** A data folder that nobody uses, with all tables and nobody in them, or empty. */
  borrow(): string
  /** For the next one, if it finds what it would find in a new one. */
  giveBack(dataDir: string, isAsNew: boolean): Promise<void>
  Worker: typeof import('node:worker_threads').Worker
}

/** Whether this run of the test is about the embedded engine. */
export const isEmbedded = () => databaseEngine === 'embedded'

/** A database of its own, migrated and without people, on the engine that this run of the test is about. */
export function openTestDatabase(): Promise<TestDatabase> {
  return isEmbedded() ? openEmbedded() : openOnPostgres()
}

/** The same, always on the embedded engine. */
export async function openEmbedded(): Promise<TestDatabase> {
  const dataDir = keptEngines.borrow()
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
      await keptEngines.giveBack(dataDir, isAsNew)
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

/** The same text only where nobody has made, changed or dropped a table, a rule or a role. */
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
  // Its rows are new after each truncation.
  const classes = `(select string_agg(concat_ws(' ', oid, relname, relowner, relacl, relforcerowsecurity), ',' order by oid)
    from pg_class where relnamespace = 'public'::regnamespace)`
  const [row] = await db.asOwner((owner) =>
    owner.query<{ state: string }>(`select concat_ws(', ', ${[...states, classes]}) as state`),
  )
  return row?.state ?? ''
}
