import { messages, type PGlite, protocol } from '@electric-sql/pglite'
import type { DurableNodeFS } from './durable-fs'
import type { CommitRow, EngineRequest } from './engine-messages'
import { KeptStatements } from './kept-statements'

/** The one session of an embedded database. Its requests must come one after the other. */
export class Session {
  readonly #pg: PGlite
  readonly #disk: Pick<DurableNodeFS, 'syncs' | 'logBytes'>
  readonly #statements: KeptStatements
  /** A script may have done so, and with them what kept statements give. */
  #areTablesChanged = false

  constructor(pg: PGlite, disk: Pick<DurableNodeFS, 'syncs' | 'logBytes'>) {
    this.#pg = pg
    this.#disk = disk
    this.#statements = new KeptStatements(pg)
  }

  /** @throws DatabaseError of PGlite */
  async run(request: EngineRequest): Promise<unknown[]> {
    switch (request.kind) {
      case 'begin':
        // Before the transaction, whose snapshot this would take otherwise.
        if (this.#areTablesChanged) await this.#statements.forget()
        this.#areTablesChanged = false
        await this.#statements.query(request.readOnly ? 'begin read only' : 'begin')
        return this.#statements.query(request.sql, request.params)
      case 'query':
        if (request.kept) return this.#statements.query(request.sql, request.params)
        return (await this.#pg.query(request.sql, request.params)).rows
      case 'exec':
        this.#areTablesChanged = true
        await this.#pg.exec(request.sql)
        return []
      case 'commit':
        return [await this.#commit()]
      case 'rollback':
        return this.#statements.query('rollback')
      case 'ping':
        return []
      case 'close':
        await this.#pg.exec('checkpoint')
        await this.#pg.close()
        return []
    }
  }

  async #commit(): Promise<CommitRow> {
    const before = this.#disk.syncs
    const { messages: answers } = await this.#pg.execProtocol(protocol.serialize.query('commit'))
    const isDone = answers.some(
      (part) => part instanceof messages.CommandCompleteMessage && part.text === 'COMMIT',
    )
    // PostgreSQL answers a commit after a failed statement with a rollback, not with an error.
    if (!isDone) throw new Error('The transaction failed before its end; nothing was saved.')
    return { changed: this.#disk.syncs > before, logBytes: this.#disk.logBytes }
  }
}
