import type { Semaphore } from '../semaphore'
import type { DiskSpace } from './disk-space'
import type { EngineThread } from './engine-thread'

const CHECK_INTERVAL_MS = 10_000
const CHECKPOINT_AFTER_MS = 5 * 60_000
const CHECKPOINT_AFTER_LOG_BYTES = 32 * 2 ** 20
/** Bytes written, where a page counts each time it is written; the log itself has grown by less. */
const CHECK_AFTER_LOG_BYTES = 4 * 2 ** 20
const VACUUM_AFTER_CHANGES = 10_000
/** The daily vacuum is due from three in the morning on. */
const NIGHT_START_MS = 3 * 60 * 60_000
/** A large table on a slow disk takes minutes; past the deadline the engine is restarted for all users. */
const DEADLINE_MS = 10 * 60_000
/** Largest last: if it fails, the others are done. */
const TABLES = `select oid::regclass::text as name from pg_class
  where relkind in ('r', 'm') and relpersistence = 'p' order by pg_table_size(oid)`

interface Dependencies {
  engine: { thread(): Promise<Pick<EngineThread, 'request'>> }
  mutex: Semaphore
  space: Pick<DiskSpace, 'isNearlyFull'>
}

/**
 * Background maintenance that a PostgreSQL server does by itself and the embedded one does not: checkpoints, which keep
 * the write-ahead log short so that a start after a crash is quick, and vacuums, which remove dead rows. Each step
 * waits for the mutex like a transaction. A failed checkpoint is retried soon; a failed vacuum the next night, so that
 * it does not fail repeatedly.
 */
export class Housekeeping {
  readonly #dependencies: Dependencies
  readonly #timer: NodeJS.Timeout
  #changes = 0
  #logBytes = 0
  #logBytesAtCheck = 0
  #changesAtVacuum = 0
  #changesAtCheckpoint = 0
  #checkpointAt = performance.now()
  #lastNight = currentNight()
  #hasVacuumFailed = false
  #isRunning = false

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
    this.#timer = setInterval(() => this.#check(), CHECK_INTERVAL_MS)
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
    // Counts from zero again after the engine is reopened.
    if (Math.abs(logBytes - this.#logBytesAtCheck) >= CHECK_AFTER_LOG_BYTES) this.#check()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #check(): void {
    if (this.#isRunning) return
    this.#isRunning = true
    this.#logBytesAtCheck = this.#logBytes
    void this.#runDueTasks()
      .catch(() => {})
      .finally(() => {
        this.#isRunning = false
      })
  }

  async #runDueTasks(): Promise<void> {
    if (this.#isVacuumDue() && !this.#dependencies.space.isNearlyFull()) await this.#vacuum()
    if (await this.#isCheckpointDue()) await this.#checkpoint()
  }

  #isVacuumDue(): boolean {
    if (currentNight() !== this.#lastNight) return true
    return !this.#hasVacuumFailed && this.#changes - this.#changesAtVacuum >= VACUUM_AFTER_CHANGES
  }

  async #vacuum(): Promise<void> {
    this.#changesAtVacuum = this.#changes
    this.#lastNight = currentNight()
    this.#hasVacuumFailed = true
    // Table by table, so that requests can run in between. Without statistics: to them a person who joined later has no
    // rows, and the planner would read all of that person's rows for each one that it looks up.
    for (const { name } of await this.#run<{ name: string }>(TABLES)) await this.#run(`vacuum ${name}`)
    this.#hasVacuumFailed = false
  }

  async #isCheckpointDue(): Promise<boolean> {
    if (this.#changes === this.#changesAtCheckpoint) return false
    if (performance.now() - this.#checkpointAt >= CHECKPOINT_AFTER_MS) return true
    return (await this.#logSinceCheckpoint()) >= CHECKPOINT_AFTER_LOG_BYTES
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
    const { mutex, engine } = this.#dependencies
    return mutex.run(async () => {
      const thread = await engine.thread()
      return thread.request<Row>({ kind: 'query', sql }, DEADLINE_MS)
    })
  }
}

function currentNight(): string {
  return new Date(Date.now() - NIGHT_START_MS).toDateString()
}
