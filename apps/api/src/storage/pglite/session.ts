import { messages, type PGlite, protocol } from '@electric-sql/pglite'
import { SYNC_LOG } from './durability-check'
import type { DurableNodeFS } from './durable-fs'
import type { CommitRow, EngineRequest } from './engine-messages'
import { PreparedStatements } from './prepared-statements'

/** PostgreSQL's error for a statement in a transaction that has failed. */
const ABORTED = '25P02'
/** A transaction gets an id as soon as it changes or locks anything. */
const HAS_CHANGED = 'select pg_current_xact_id_if_assigned() is not null as changed'

/** How much is written to the log before plans are made again the first time. */
const FIRST_PLANS_BYTES = 2 ** 20

/** The only session of an embedded database. Requests must run one at a time. */
export class Session {
  readonly #pg: PGlite
  readonly #disk: Pick<DurableNodeFS, 'syncs' | 'logBytes'>
  readonly #statements: PreparedStatements
  /** Whether there are commits that did not wait for the disk. */
  #hasUnsynced = false
  /** Whether a script may have changed the tables, and with them the result columns of prepared statements. */
  #areTablesChanged = false
  /** The bytes written to the log at which plans are made again. */
  #plansEndAt = FIRST_PLANS_BYTES

  constructor(pg: PGlite, disk: Pick<DurableNodeFS, 'syncs' | 'logBytes'>) {
    this.#pg = pg
    this.#disk = disk
    this.#statements = new PreparedStatements(pg)
  }

  /** @throws DatabaseError of PGlite */
  async run(request: EngineRequest): Promise<unknown[]> {
    switch (request.kind) {
      case 'begin':
        // Before `begin`: inside the transaction it would take the snapshot.
        if (this.#areTablesChanged) await this.#statements.deallocateAll()
        this.#areTablesChanged = false
        await this.#discardOldPlans()
        await this.#statements.query(request.readOnly ? 'begin read only' : 'begin')
        return this.#statements.query(request.sql, request.params)
      case 'query':
        if (request.prepared) return this.#statements.query(request.sql, request.params)
        return (await this.#pg.query(request.sql, request.params)).rows
      case 'exec':
        this.#areTablesChanged = true
        await this.#pg.exec(request.sql)
        return []
      case 'commit':
        return [await this.#commit(request.sync)]
      case 'rollback':
        return this.#statements.query('rollback')
      case 'sync':
        await this.#sync()
        return []
      case 'ping':
        return []
      case 'close':
        await this.#pg.exec('checkpoint')
        await this.#pg.close()
        return []
    }
  }

  /**
   * A plan is kept, also that of a check of a foreign key. One that was made while a table was almost empty reads
   * through an index that does not fit, and a PostgreSQL server replaces it once its statistics change. There are none
   * here, so plans are made again whenever twice as much has been written.
   */
  async #discardOldPlans(): Promise<void> {
    if (this.#disk.logBytes < this.#plansEndAt) return
    this.#plansEndAt = 2 * this.#disk.logBytes
    await this.#pg.exec('discard plans')
  }

  async #commit(sync: boolean): Promise<CommitRow> {
    const changed = await this.#hasChanged()
    const { messages: answers } = await this.#pg.execProtocol(protocol.serialize.query('commit'))
    const isDone = answers.some(
      (part) => part instanceof messages.CommandCompleteMessage && part.text === 'COMMIT',
    )
    // PostgreSQL answers a commit after a failed statement with a rollback, not with an error.
    if (!isDone) throw new Error('The transaction failed before its end; nothing was saved.')
    this.#hasUnsynced ||= changed
    if (sync && this.#hasUnsynced) await this.#sync()
    return { changed, synced: !this.#hasUnsynced, logBytes: this.#disk.logBytes }
  }

  /** Whether the transaction has anything to commit; false if it has failed. */
  async #hasChanged(): Promise<boolean> {
    try {
      const [row] = await this.#statements.query(HAS_CHANGED)
      return row?.changed === true
    } catch (error) {
      if (error instanceof messages.DatabaseError && error.code === ABORTED) return false
      throw error
    }
  }

  async #sync(): Promise<void> {
    await this.#statements.query(SYNC_LOG)
    this.#hasUnsynced = false
  }
}
