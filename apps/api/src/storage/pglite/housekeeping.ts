import type { DiskSpace } from './disk-space'
import type { EngineThread } from './engine-thread'
import type { Mutex } from './mutex'

const TICK_MS = 10_000
const CHECKPOINT_AFTER_MS = 5 * 60_000
const CHECKPOINT_AFTER_BYTES = 32 * 2 ** 20
/** Written to the log, where the same page counts as often as it is written; so the log has grown by less. */
const CHECK_AFTER_BYTES = 4 * 2 ** 20
const VACUUM_AFTER_CHANGES = 10_000
/** Days begin at three in the morning here. */
const NIGHT_MS = 3 * 60 * 60_000
/** A large table on a slow disk takes minutes; past the deadline the engine is ended for everybody. */
const DEADLINE_MS = 10 * 60_000
/** The largest last: should it fail, the others are done. */
const TABLES = `select oid::regclass::text as name from pg_class
  where relkind in ('r', 'm') and relpersistence = 'p' order by pg_table_size(oid)`

interface Dependencies {
  engine: { thread(): Promise<Pick<EngineThread, 'request'>> }
  mutex: Mutex
  space: Pick<DiskSpace, 'isNearlyFull'>
}

/**
 * What a PostgreSQL server does by itself and the embedded one does not: it keeps the write-ahead log short, so that
 * a start after a crash is quick, and clears away dead rows. Each step waits for the mutex like a transaction. A failed
 * checkpoint is tried again soon, a failed clearing the next night, so that it cannot fail one time after the other.
 */
export class Housekeeping {
  readonly #with: Dependencies
  readonly #timer: NodeJS.Timeout
  #changes = 0
  #logBytes = 0
  #logBytesAtCheck = 0
  #changesAtVacuum = 0
  #changesAtCheckpoint = 0
  #checkpointAt = performance.now()
  #lastNight = night()
  #hasVacuumFailed = false
  #isRunning = false

  constructor(dependencies: Dependencies) {
    this.#with = dependencies
    this.#timer = setInterval(() => this.#check(), TICK_MS)
    this.#timer.unref()
  }

  /**
   * Called after every transaction that committed a change.
   *
   * @param logBytes written to the log since the engine was opened
   */
  changed(logBytes: number): void {
    this.#changes += 1
    this.#logBytes = logBytes
    // After a new opening they count from zero again.
    if (Math.abs(logBytes - this.#logBytesAtCheck) >= CHECK_AFTER_BYTES) this.#check()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #check(): void {
    if (this.#isRunning) return
    this.#isRunning = true
    this.#logBytesAtCheck = this.#logBytes
    void this.#tidy()
      .catch(() => {})
      .finally(() => {
        this.#isRunning = false
      })
  }

  async #tidy(): Promise<void> {
    if (this.#isVacuumDue() && !this.#with.space.isNearlyFull()) await this.#vacuum()
    if (await this.#isCheckpointDue()) await this.#checkpoint()
  }

  #isVacuumDue(): boolean {
    if (night() !== this.#lastNight) return true
    return !this.#hasVacuumFailed && this.#changes - this.#changesAtVacuum >= VACUUM_AFTER_CHANGES
  }

  async #vacuum(): Promise<void> {
    this.#changesAtVacuum = this.#changes
    this.#lastNight = night()
    this.#hasVacuumFailed = true
    // Table by table, so that requests come between them.
    for (const { name } of await this.#run<{ name: string }>(TABLES))
      await this.#run(`vacuum (analyze) ${name}`)
    this.#hasVacuumFailed = false
  }

  async #isCheckpointDue(): Promise<boolean> {
    if (this.#changes === this.#changesAtCheckpoint) return false
    if (performance.now() - this.#checkpointAt >= CHECKPOINT_AFTER_MS) return true
    return (await this.#logSinceCheckpoint()) >= CHECKPOINT_AFTER_BYTES
  }

  async #checkpoint(): Promise<void> {
    const changes = this.#changes
    this.#checkpointAt = performance.now()
    await this.#run('checkpoint')
    this.#changesAtCheckpoint = changes
  }

  async #logSinceCheckpoint(): Promise<number> {
    const [row] = await this.#run<{ bytes: string }>(
      'select (pg_current_wal_insert_lsn() - redo_lsn)::text as bytes from pg_control_checkpoint()',
    )
    return Number(row?.bytes)
  }

  async #run<Row>(sql: string): Promise<Row[]> {
    const release = await this.#with.mutex.acquire()
    try {
      const thread = await this.#with.engine.thread()
      return await thread.request<Row>({ kind: 'query', sql }, DEADLINE_MS)
    } finally {
      release()
    }
  }
}

function night(): string {
  return new Date(Date.now() - NIGHT_MS).toDateString()
}
