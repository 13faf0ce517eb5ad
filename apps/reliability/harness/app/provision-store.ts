import { join } from 'node:path'
import type { PostgresServer } from '@solvent/api-testing/postgres-server'
import type { ScenarioContext } from '../runner/scenario'
import { embeddedStore, type Store } from './api-process'
import { startPostgres } from './start-postgres'

export interface ProvisionedStore {
  store: Store
  /** The PostgreSQL server; null on the embedded engine. */
  postgres: PostgresServer | null
  close(): Promise<void>
}

/** Creates an empty store on the scenario's engine; `settings` are for the PostgreSQL server. */
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
