import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { PostgresServer } from '@solvent/api-testing/postgres-server'
import { registerCleanup } from '../runner/cleanup'

/**
 * Starts a durable PostgreSQL server with its data in a new folder; it stops when the scenario ends at the latest.
 *
 * @param settings PostgreSQL settings as `name=value`
 */
export async function startPostgres(
  folder: string,
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  // The server runs as another user, which needs access to this folder.
  chmodSync(parent, 0o755)
  const postgres = new PostgresServer(folder, { settings })
  registerCleanup(() => postgres.quit())
  postgres.create()
  await postgres.start()
  return postgres
}
