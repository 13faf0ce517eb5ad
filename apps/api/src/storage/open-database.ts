import type { Database, Maintenance } from './database'
import { openPglite } from './pglite/open-pglite'
import { openPostgres } from './postgres/open-postgres'

interface Options {
  /** URL of a PostgreSQL server; undefined opens the embedded database of the data folder. */
  databaseUrl: string | undefined
  /** URL of a standby of that server, for reads. */
  databaseReadUrl?: string | undefined
  /** Maximum number of open connections to the server. */
  databasePool?: number | undefined
  dataDir: string
  /** Called when another process took the data folder: stop immediately. */
  onLockLost(): void
  /** Called before a migration changes the tables of a database that has users. */
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
