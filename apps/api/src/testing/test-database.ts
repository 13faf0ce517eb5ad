import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Database, Maintenance } from '../storage/database'
import { openPglite } from '../storage/pglite/open-pglite'
import { openPostgres } from '../storage/postgres/open-postgres'

/** Set by the project of the test configuration that runs the file. */
declare const databaseEngine: 'embedded' | 'postgres'

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
  const folder = await mkdtemp(join(tmpdir(), 'solvent-api-'))
  const dataDir = join(folder, 'data')
  const db = await openPglite({ dataDir, onLockLost: () => {} })
  return {
    db,
    async drop() {
      await db.close()
      await rm(folder, { recursive: true })
    },
  }
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

/** An empty database on the PostgreSQL server of this test run. */
export async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.SOLVENT_TEST_POSTGRES
  if (server === undefined) throw new Error('No PostgreSQL server was started for this test.')
  const name = `solvent_test_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name}`)
  return {
    url: server.replace(/(:\/\/[^/]*\/)[^?]*/, `$1${name}`),
    drop: () => run(server, `drop database ${name} with (force)`),
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
