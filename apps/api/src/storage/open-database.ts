import type { Database, Maintenance } from './database'

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

/**
 * Loads only the engine in use, which shortens the start.
 *
 * @throws StartRefusal
 */
export async function openDatabase({
  databaseUrl,
  databaseReadUrl,
  databasePool,
  dataDir,
  onLockLost,
  beforeMigration,
}: Options): Promise<Database & Maintenance> {
  if (databaseUrl === undefined) {
    const { openPglite } = await import('./pglite/open-pglite')
    return openPglite({ dataDir, onLockLost, beforeMigration })
  }
  const { openPostgres } = await import('./postgres/open-postgres')
  return openPostgres({
    url: databaseUrl,
    readUrl: databaseReadUrl,
    connections: databasePool,
    beforeMigration,
  })
}
