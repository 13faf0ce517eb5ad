import type { DiskSpace } from './disk-space'
import type { EngineThread } from './engine-thread'
import type { Turns } from './turns'

const TICK_MS = 10_000
const CHECKPOINT_AFTER_MS = 5 * 60_000
const CHECKPOINT_AFTER_BYTES = 32 * 2 ** 20
/** Written to the log, where the same page counts as often as it is written; so the log has grown by less. */
const LOOK_AFTER_BYTES = 4 * 2 ** 20
const VACUUM_AFTER_CHANGES = 10_000
/** Days begin at three in the morning here. */
const NIGHT_MS = 3 * 60 * 60_000
const DEADLINE_MS = 60_000

interface Dependencies {
  engine: { thread(): Promise<Pick<EngineThread, 'request'>> }
  turns: Turns
  space: Pick<DiskSpace, 'isNearlyFull'>
}

/**
 * What a PostgreSQL server does by itself and the embedded one does not: it keeps the write-ahead log short, so that
 * a start after a crash is quick, and clears away dead rows. Each step takes its turn like a transaction. One that
 * fails is tried again with the next tick.
 */
export class Housekeeping {
  readonly #with: Dependencies
  readonly #timer: NodeJS.Timeout
  #changes = 0
  #logBytes = 0
  #logBytesAtLook = 0
  #changesAtVacuum = 0
  #changesAtCheckpoint = 0
  #checkpointAt = performance.now()
  #lastNight = night()
  #isRunning = false

  constructor(dependencies: Dependencies) {
    this.#with = dependencies
    this.#timer = setInterval(() => this.#look(), TICK_MS)
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
    if (Math.abs(logBytes - this.#logBytesAtLook) >= LOOK_AFTER_BYTES) this.#look()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    if (this.#isRunning) return
    this.#isRunning = true
    this.#logBytesAtLook = this.#logBytes
    void this.#tidy()
      .catch(() => {})
      .finally(() => {
        this.#isRunning = false
      })
  }

  async #tidy(): Promise<void> {
    if (this.#isVacuumDue() && !(await this.#with.space.isNearlyFull())) await this.#vacuum()
    if (await this.#isCheckpointDue()) await this.#checkpoint()
  }

  #isVacuumDue(): boolean {
    return night() !== this.#lastNight || this.#changes - this.#changesAtVacuum >= VACUUM_AFTER_CHANGES
  }

  async #vacuum(): Promise<void> {
    const changes = this.#changes
    await this.#run('vacuum (analyze)')
    this.#changesAtVacuum = changes
    this.#lastNight = night()
  }

  async #isCheckpointDue(): Promise<boolean> {
    if (this.#changes === this.#changesAtCheckpoint) return false
    if (performance.now() - this.#checkpointAt >= CHECKPOINT_AFTER_MS) return true
    return (await this.#logSinceCheckpoint()) >= CHECKPOINT_AFTER_BYTES
  }

  async #checkpoint(): Promise<void> {
    const changes = this.#changes
    await this.#run('checkpoint')
    this.#changesAtCheckpoint = changes
    this.#checkpointAt = performance.now()
  }

  async #logSinceCheckpoint(): Promise<number> {
    const [row] = await this.#run<{ bytes: string }>(
      'select (pg_current_wal_insert_lsn() - redo_lsn)::text as bytes from pg_control_checkpoint()',
    )
    return Number(row?.bytes)
  }

  async #run<Row>(sql: string): Promise<Row[]> {
    const endTurn = await this.#with.turns.take()
    try {
      const thread = await this.#with.engine.thread()
      return await thread.request<Row>({ kind: 'query', sql }, DEADLINE_MS)
    } finally {
      endTurn()
    }
  }
}

function night(): string {
  return new Date(Date.now() - NIGHT_MS).toDateString()
}
