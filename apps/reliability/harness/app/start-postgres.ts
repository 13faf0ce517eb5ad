import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { PostgresServer } from '@solvent/api-testing/postgres-server'
import { registerCleanup } from '../runner/cleanup'

/**
 * A durable PostgreSQL server with its data in a new folder; it ends with the scenario at the latest. `settings` are its
 * own, as `name=value`.
 */
export async function startPostgres(
  folder: string,
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const above = dirname(folder)
  mkdirSync(above, { recursive: true })
  // The server runs as another user, who passes through it.
  chmodSync(above, 0o755)
  const postgres = new PostgresServer(folder, { settings })
  registerCleanup(() => postgres.quit())
  postgres.create()
  await postgres.start()
  return postgres
}
