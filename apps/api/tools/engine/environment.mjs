// @ts-check
import { readFile } from 'node:fs/promises'
import { TestEnvironment } from 'jest-environment-node'
import { PostgresServer } from '../postgres/postgres-server.mjs'
import { keptEngines } from './kept-engines.mjs'

/**
 * PostgreSQL, compiled. While somebody holds it, all engines of this process share its machine code, which each of them
 * would otherwise take a second of the processor to make.
 */
export const program = WebAssembly.compile(
  await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
)

/** Node, with the databases that are kept from one test file to the next, and servers for a test alone. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { keptEngines, PostgresServer })
  }
}
