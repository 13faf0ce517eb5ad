// @ts-check
import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { PostgresServer } from '@solvent/api-testing/postgres-server'
import NodeEnvironment from '../../../../tools/jest-node-environment.mjs'
import { keptEngines } from './kept-engines.mjs'
import { workerServers } from './worker-servers.mjs'

// Optimizing WebAssembly costs more than a test file runs of it.
setFlagsFromString('--liftoff-only')

/**
 * PostgreSQL, compiled. While somebody holds it, all engines of this process share its machine code, which each of them
 * would otherwise take a second of the processor to make.
 */
export const program = WebAssembly.compile(
  await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
)

/** Node, with the server and the databases that outlive a test file, and database servers for a test alone. */
export default class extends NodeEnvironment {
  async setup() {
    await super.setup()
    workerServers.busy()
    const engine = this.global.databaseEngine
    Object.assign(this.global, {
      keptEngines,
      PostgresServer,
      workerServer: () => workerServers.open(engine),
    })
  }

  async teardown() {
    workerServers.idle()
    await super.teardown()
  }
}
