import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from '../database-unavailable'
import { StorageFull } from '../storage-full'
import { withTimeout } from '../with-timeout'
import type { DiskReserve } from './disk-reserve'
import type { DiskSpace } from './disk-space'
import type { EngineSettings } from './engine-messages'
import { EngineThread } from './engine-thread'

/** How long a transaction waits for a database that is being reopened. */
const OPEN_TIMEOUT_MS = 5_000
/** The same on a full disk, where reopening may fail until space is freed. */
const OPEN_TIMEOUT_WHEN_FULL_MS = 1_500
const REOPEN_DELAY_MS = 250
const MAX_REOPEN_DELAY_MS = 5_000
const PING_TIMEOUT_MS = 5_000
const CLOSE_DEADLINE_MS = 60_000

/** The disk space to check, and the reserve to release when the disk is full. */
interface Disk {
  space: Pick<DiskSpace, 'isNearlyFull'>
  reserve: Pick<DiskReserve, 'release'>
}

/**
 * The embedded database, reopened whenever its thread ends, with retries until it succeeds. A transaction stays on the
 * thread it began on. The next thread loads while a late statement still runs, and opens the data when that has ended.
 */
export class Engine {
  readonly #program: string
  readonly #settings: EngineSettings
  readonly #disk: Disk
  readonly #closing = new AbortController()
  #thread: EngineThread | null = null
  /** Loaded beside a thread that may have to be replaced. */
  #next: EngineThread | null = null
  /** Passed on to the next thread: compiling it takes longer than the rest of a start. */
  #wasm: WebAssembly.Module | undefined
  #outage: { since: number; reason: Error } = { since: 0, reason: new DatabaseUnavailable('it is closed') }
  #waiting: (() => void)[] = []
  #watching: Promise<void> = Promise.resolve()

  private constructor(program: string, settings: EngineSettings, disk: Disk) {
    this.#program = program
    this.#settings = settings
    this.#disk = disk
  }

  /**
   * @param takeFolder makes the data ours to open, while the thread loads
   * @throws what EngineThread.open and `takeFolder` throw
   */
  static async open(
    program: string,
    settings: EngineSettings,
    disk: Disk,
    takeFolder: () => Promise<void>,
  ): Promise<Engine> {
    const engine = new Engine(program, settings, disk)
    const thread = engine.#prepare()
    try {
      await takeFolder()
    } catch (error) {
      thread.end(new DatabaseUnavailable(error))
      await thread.ended
      throw error
    }
    engine.#use(await thread.open())
    return engine
  }

  get isOpen(): boolean {
    return this.#thread !== null
  }

  /**
   * The thread for one transaction; waits while the database is being reopened.
   *
   * @throws StorageFull or DatabaseUnavailable if that takes too long
   */
  async thread(): Promise<EngineThread> {
    if (this.#thread) return this.#thread
    const isFull = this.#isDiskFull()
    const timeoutMs = isFull ? OPEN_TIMEOUT_WHEN_FULL_MS : OPEN_TIMEOUT_MS
    const leftMs = this.#outage.since + timeoutMs - Date.now()
    if (!this.#thread && leftMs > 0) await this.#opened(leftMs)
    if (this.#thread) return this.#thread
    throw isFull && !this.#isOutOfSpace ? new StorageFull(this.#outage.reason) : this.#outage.reason
  }

  /** Fails immediately while the database is not open. */
  async ping(): Promise<void> {
    if (!this.#thread) throw this.#outage.reason
    await withTimeout(this.#thread.request({ kind: 'ping' }, PING_TIMEOUT_MS), PING_TIMEOUT_MS, () => {
      throw new DatabaseUnavailable('it is busy')
    })
  }

  /** Writes a checkpoint and ends the thread. No transaction may be running. */
  async close(): Promise<void> {
    this.#closing.abort()
    const thread = this.#thread
    try {
      await thread?.request({ kind: 'close' }, CLOSE_DEADLINE_MS)
    } finally {
      thread?.end(new DatabaseUnavailable('it is closed'))
      await this.#discardNext()
      await this.#watching
    }
  }

  get #isOutOfSpace(): boolean {
    return this.#outage.reason instanceof StorageFull
  }

  #isDiskFull(): boolean {
    return this.#isOutOfSpace || this.#disk.space.isNearlyFull()
  }

  #use(thread: EngineThread): void {
    this.#thread = thread
    this.#wasm = thread.wasm
    thread.onLate = (isLate) => {
      if (isLate) this.#prepareNext()
      else void this.#discardNext()
    }
    for (const resolve of this.#waiting.splice(0)) resolve()
    this.#watching = this.#watch(thread)
  }

  async #watch(thread: EngineThread): Promise<void> {
    const reason = await thread.failed
    this.#thread = null
    this.#outage = { since: Date.now(), reason }
    this.#prepareNext()
    await thread.ended
    for (let delay = REOPEN_DELAY_MS; !this.#closing.signal.aborted; delay = nextDelay(delay)) {
      if (this.#isOutOfSpace) await this.#disk.reserve.release()
      if (await this.#reopen()) return
      await sleep(delay, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
    }
  }

  async #reopen(): Promise<boolean> {
    try {
      const next = this.#next ?? this.#prepare()
      this.#next = null
      const thread = await next.open()
      if (this.#closing.signal.aborted) {
        thread.end(new DatabaseUnavailable('it is closed'))
        await thread.ended
      } else this.#use(thread)
      return true
    } catch (error) {
      this.#outage.reason = error instanceof StorageFull ? error : new DatabaseUnavailable(error)
      return false
    }
  }

  #prepareNext(): void {
    if (!this.#closing.signal.aborted) this.#next ??= this.#prepare()
  }

  #prepare(): EngineThread {
    return EngineThread.prepare(this.#program, { ...this.#settings, wasm: this.#wasm })
  }

  async #discardNext(): Promise<void> {
    const next = this.#next
    this.#next = null
    next?.end(new DatabaseUnavailable('it is not needed'))
    await next?.ended
  }

  #opened(timeoutMs: number): Promise<void> {
    const opened = new Promise<void>((resolve) => this.#waiting.push(resolve))
    return withTimeout(opened, timeoutMs, () => {})
  }
}

function nextDelay(delayMs: number): number {
  return Math.min(delayMs * 2, MAX_REOPEN_DELAY_MS)
}
