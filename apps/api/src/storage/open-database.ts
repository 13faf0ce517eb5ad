import type { Database, Maintenance } from './database'
import { openPglite } from './pglite/open-pglite'
import { openPostgres } from './postgres/open-postgres'

interface Options {
  /** Of a PostgreSQL server; without it the embedded database of the data folder is opened. */
  databaseUrl: string | undefined
  /** Of a standby of it, for what only reads. */
  databaseReadUrl?: string | undefined
  /** How many connections to that server may be open at a time. */
  databasePool?: number | undefined
  dataDir: string
  /** Another process took the data folder: stop at once. */
  onLockLost(): void
  /** Called before the tables of a database with people in it change. */
  beforeMigration: (db: Maintenance) => Promise<void>
}

/** @throws StartRefusal */
export function openDatabase({
  databaseUrl,
  databaseReadUrl,
  databasePool,
  dataDir,
  onLockLost,
  beforeMigration,
}: Options): Promise<Database & Maintenance> {
  return databaseUrl === undefined
    ? openPglite({ dataDir, onLockLost, beforeMigration })
    : openPostgres({ url: databaseUrl, readUrl: databaseReadUrl, connections: databasePool, beforeMigration })
}
