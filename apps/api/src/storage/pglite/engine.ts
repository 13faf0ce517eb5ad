import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from '../database-unavailable'
import { StorageFull } from '../storage-full'
import { withTimeout } from '../with-timeout'
import type { DiskReserve } from './disk-reserve'
import type { DiskSpace } from './disk-space'
import type { EngineSettings } from './engine-messages'
import { EngineThread } from './engine-thread'

/** How long a transaction waits for a database that is just opened again. */
const OPEN_TIMEOUT_MS = 5_000
/** The same on a full disk, where it may not open before somebody makes room. */
const OPEN_TIMEOUT_WHEN_FULL_MS = 1_500
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000
const PING_TIMEOUT_MS = 5_000
const CLOSE_DEADLINE_MS = 60_000

/** What the engine must know of the disk, and what it takes from it when it is full. */
interface Disk {
  space: Pick<DiskSpace, 'isNearlyFull'>
  reserve: Pick<DiskReserve, 'release'>
}

/**
 * The embedded database as one that is always there: when its thread ends it is opened again, for as long as that
 * takes. Each thread answers for itself only, so that no transaction goes on in another one.
 */
export class Engine {
  readonly #program: string
  readonly #settings: EngineSettings
  readonly #disk: Disk
  readonly #closing = new AbortController()
  #thread: EngineThread | null = null
  #outage: { since: number; reason: Error } = { since: 0, reason: new DatabaseUnavailable('it is closed') }
  #waiting: (() => void)[] = []
  #watching: Promise<void> = Promise.resolve()

  private constructor(program: string, settings: EngineSettings, disk: Disk) {
    this.#program = program
    this.#settings = settings
    this.#disk = disk
  }

  /** @throws what EngineThread.start throws */
  static async open(program: string, settings: EngineSettings, disk: Disk): Promise<Engine> {
    const engine = new Engine(program, settings, disk)
    engine.#use(await EngineThread.start(program, settings))
    return engine
  }

  get isOpen(): boolean {
    return this.#thread !== null
  }

  /**
   * The thread for one transaction, at once or as soon as it is open again.
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
    throw isFull && !this.#isOutOfRoom ? new StorageFull(this.#outage.reason) : this.#outage.reason
  }

  /** Fails at once while the database is not open. */
  async ping(): Promise<void> {
    if (!this.#thread) throw this.#outage.reason
    await withTimeout(this.#thread.request({ kind: 'ping' }, PING_TIMEOUT_MS), PING_TIMEOUT_MS, () => {
      throw new DatabaseUnavailable('it is busy')
    })
  }

  /** Writes everything to its place and ends the thread. Nothing may be running. */
  async close(): Promise<void> {
    this.#closing.abort()
    const thread = this.#thread
    try {
      await thread?.request({ kind: 'close' }, CLOSE_DEADLINE_MS)
    } finally {
      thread?.end(new DatabaseUnavailable('it is closed'))
      await this.#watching
    }
  }

  get #isOutOfRoom(): boolean {
    return this.#outage.reason instanceof StorageFull
  }

  #isDiskFull(): boolean {
    return this.#isOutOfRoom || this.#disk.space.isNearlyFull()
  }

  #use(thread: EngineThread): void {
    this.#thread = thread
    for (const resolve of this.#waiting.splice(0)) resolve()
    this.#watching = this.#watch(thread)
  }

  async #watch(thread: EngineThread): Promise<void> {
    const reason = await thread.failed
    this.#thread = null
    this.#outage = { since: Date.now(), reason }
    await thread.ended
    for (let pause = FIRST_PAUSE_MS; !this.#closing.signal.aborted; pause = longer(pause)) {
      if (this.#isOutOfRoom) await this.#disk.reserve.release()
      if (await this.#reopen()) return
      await sleep(pause, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
    }
  }

  async #reopen(): Promise<boolean> {
    try {
      const thread = await EngineThread.start(this.#program, this.#settings)
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

  #opened(timeoutMs: number): Promise<void> {
    const opened = new Promise<void>((resolve) => this.#waiting.push(resolve))
    return withTimeout(opened, timeoutMs, () => {})
  }
}

function longer(pauseMs: number): number {
  return Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
}
