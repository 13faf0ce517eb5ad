import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Database, Maintenance } from '../storage/database'
import { hasCode } from '../storage/error-code'
import { openPglite } from '../storage/pglite/open-pglite'
import { openPostgres } from '../storage/postgres/open-postgres'

/** SQLSTATE. */
const INSUFFICIENT_PRIVILEGE = '42501'

/** Set by the project of the test configuration that runs the file. */
declare const databaseEngine: 'embedded' | 'postgres'
/** Whether the tests reach PostgreSQL through a connection pooler. */
declare const isPooled: boolean | undefined
/** Of this process, for one test file after the other. */
declare const keptEngines: KeptEngines

export interface KeptEngines {
  /** A data folder that nobody uses, with all tables and nobody in them, or empty. */
  borrow(): string
  /** For the next one, if it finds what it would find in a new one. */
  giveBack(dataDir: string, isAsNew: boolean): Promise<void>
  Worker: typeof import('node:worker_threads').Worker
}

export interface TestDatabase {
  db: Database & Maintenance
  /** Closes it and leaves nothing of it behind. */
  drop(): Promise<void>
}

/** A database of its own, migrated and without people, on the engine that this run of the test is about. */
export function openTestDatabase(): Promise<TestDatabase> {
  return databaseEngine === 'postgres' ? onPostgres() : openEmbedded()
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

async function onPostgres(): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase()
  const db = await openPostgres({ url })
  return {
    db,
    async drop() {
      await db.close()
      await drop()
    },
  }
}

/** An empty database on the PostgreSQL server of this test run, as the run reaches it. */
export async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.SOLVENT_TEST_POSTGRES
  if (server === undefined) throw new Error('No PostgreSQL server was started for this test.')
  const name = `solvent_test_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name}`)
  return {
    url: addressOf(name),
    drop: () => dropDatabase(server, name),
  }
}

function addressOf(database: string): string {
  const isThroughPooler = typeof isPooled !== 'undefined' && isPooled
  const server = isThroughPooler ? process.env.SOLVENT_TEST_POOLER : process.env.SOLVENT_TEST_POSTGRES
  return (server ?? '').replace(/(:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

async function dropDatabase(server: string, name: string): Promise<void> {
  try {
    await run(server, `drop database ${name} with (force)`)
  } catch (error) {
    // Only a superuser may end the server's own vacuum by force; without force it is asked to stop.
    if (!hasCode(error, INSUFFICIENT_PRIVILEGE)) throw error
    await run(server, `drop database ${name}`)
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
