// @ts-check
import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { PostgresServer } from '@solvent/api-testing/postgres-server'
import NodeEnvironment from '../../../../tools/jest-node-environment.mjs'
import { enginePool } from './engine-pool.mjs'
import { workerServers } from './worker-servers.mjs'

// For a single test file, optimizing WebAssembly costs more time than it saves.
setFlagsFromString('--liftoff-only')

/**
 * PostgreSQL, compiled. Holding this reference lets all engines of this process share its machine code, which each
 * would otherwise spend a second of CPU time compiling.
 */
export const program = WebAssembly.compile(
  await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
)

/** The Node environment, with the server and databases shared by test files, and private PostgreSQL servers. */
export default class extends NodeEnvironment {
  async setup() {
    await super.setup()
    workerServers.markBusy()
    const engine = this.global.databaseEngine
    Object.assign(this.global, {
      enginePool,
      PostgresServer,
      workerServer: () => workerServers.open(engine),
    })
  }

  async teardown() {
    workerServers.markIdle()
    await super.teardown()
  }
}
