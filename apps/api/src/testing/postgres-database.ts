import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Database, Maintenance } from '../storage/database'
import { hasCode } from '../storage/error-code'
import { openPostgres } from '../storage/postgres/open-postgres'

/** SQLSTATE codes. */
const INSUFFICIENT_PRIVILEGE = '42501'
const OBJECT_IN_USE = '55006'

const DROP_ATTEMPTS = 10

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
  for (let attempt = 1; attempt < DROP_ATTEMPTS; attempt++) {
    if (await tryToDrop(server, name)) return
  }
  await run(server, `drop database ${name}`)
}

/**
 * Only a superuser may terminate autovacuum with `force`. Without it, PostgreSQL asks autovacuum to stop and waits five
 * seconds for all sessions to end. On a busy machine that is not always enough.
 */
async function tryToDrop(server: string, name: string): Promise<boolean> {
  const withForce = await runUnless(INSUFFICIENT_PRIVILEGE, server, `drop database ${name} with (force)`)
  return withForce || (await runUnless(OBJECT_IN_USE, server, `drop database ${name}`))
}

/** Whether it ran. An error with the code is false; others are thrown. */
async function runUnless(code: string, server: string, statement: string): Promise<boolean> {
  try {
    await run(server, statement)
    return true
  } catch (error) {
    if (hasCode(error, code)) return false
    throw error
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
