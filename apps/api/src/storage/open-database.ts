import type { Database, Maintenance } from './database'
import { openPglite } from './pglite/open-pglite'
import { openPostgres } from './postgres/open-postgres'

interface Options {
  /** Of a PostgreSQL server; without it the embedded database of the data folder is opened. */
  databaseUrl: string | undefined
  dataDir: string
  /** Another process took the data folder: stop at once. */
  onLockLost(): void
}

/** @throws StartRefusal */
export function openDatabase({ databaseUrl, dataDir, onLockLost }: Options): Promise<Database & Maintenance> {
  return databaseUrl === undefined ? openPglite({ dataDir, onLockLost }) : openPostgres({ url: databaseUrl })
}
