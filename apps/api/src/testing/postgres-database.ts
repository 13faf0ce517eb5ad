import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Database, Maintenance } from '../storage/database'
import { hasCode } from '../storage/error-code'
import { openPostgres } from '../storage/postgres/open-postgres'

/** SQLSTATE code. */
const INSUFFICIENT_PRIVILEGE = '42501'

export interface TestDatabase {
  db: Database & Maintenance
  /** Closes and deletes it. */
  drop(): Promise<void>
}

/** A new database on the PostgreSQL server of this test run, migrated and without people. */
export async function openOnPostgres(): Promise<TestDatabase> {
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

/** An empty database on the PostgreSQL server of this test run. `url` goes through the run's pooler, if any. */
export async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.SOLVENT_TEST_POSTGRES
  if (server === undefined) throw new Error('No PostgreSQL server was started for this test.')
  const name = `solvent_test_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name}`)
  return {
    url: addressOf(name, process.env.SOLVENT_TEST_POOLER ?? server),
    drop: () => dropDatabase(server, name),
  }
}

function addressOf(database: string, server: string): string {
  return server.replace(/(:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

async function dropDatabase(server: string, name: string): Promise<void> {
  try {
    await run(server, `drop database ${name} with (force)`)
  } catch (error) {
    // Only a superuser may terminate autovacuum with `force`; without it, PostgreSQL asks autovacuum to stop.
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
