import { join } from 'node:path'
import { embeddedStore, type Store } from './api-process'
import { PostgresServer } from './postgres-server'
import type { Setting } from '../runner/scenario'

export interface OwnStore {
  store: Store
  /** The server behind it, where there is one. */
  postgres: PostgresServer | null
  close(): Promise<void>
}

/** Empty data of its own on the engine of the row. */
export async function ownStore({ engine, scratch }: Setting, name = 'data'): Promise<OwnStore> {
  if (engine === 'embedded') return { store: embeddedStore(scratch, name), postgres: null, async close() {} }
  const postgres = new PostgresServer(join(scratch, `${name}-postgres`))
  postgres.create()
  await postgres.start()
  const url = await postgres.createDatabase('solvent')
  return {
    store: { engine: 'postgres', url, keyFile: join(scratch, `${name}.key`) },
    postgres,
    close: () => postgres.stop(),
  }
}
