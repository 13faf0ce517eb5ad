import { join } from 'node:path'
import type { PostgresServer } from '@solvent/api-testing/postgres-server'
import type { ScenarioContext } from '../runner/scenario'
import { embeddedStore, type Store } from './api-process'
import { startPostgres } from './start-postgres'

export interface ProvisionedStore {
  store: Store
  /** The server behind it, where there is one. */
  postgres: PostgresServer | null
  close(): Promise<void>
}

/** Empty data of its own on the engine of the scenario; `settings` are those of a PostgreSQL server. */
export async function provisionStore(
  { engine, scratch }: ScenarioContext,
  name = 'data',
  settings: readonly string[] = [],
): Promise<ProvisionedStore> {
  if (engine === 'embedded') return { store: embeddedStore(scratch, name), postgres: null, async close() {} }
  const postgres = await startPostgres(join(scratch, `${name}-postgres`), settings)
  const url = await postgres.createDatabase('solvent')
  return {
    store: { engine: 'postgres', url, keyFile: join(scratch, `${name}.key`) },
    postgres,
    close: () => postgres.stop(),
  }
}
