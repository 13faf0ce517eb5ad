import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '../database-unavailable'
import { StartRefusal } from '../start-refusal'
import type { EngineMessage, EngineRequest, EngineSettings } from './engine-messages'
import { settle, toReason, unknownOutcome } from './engine-outcomes'
import { UnsyncedCommits } from './unsynced-commits'

/** A start after a crash replays the log, which takes seconds. */
const START_DEADLINE_MS = 60_000
/** Heap for the thread's own objects; the database is not among them. */
const YOUNG_GENERATION_MB = 8
/** The maximum number of requests in one message to the thread. */
const MAX_BATCH_SIZE = 32

interface Pending {
  request: EngineRequest
  deadlineMs: number
  resolve(rows: unknown[]): void
  reject(error: Error): void
}

interface Batch {
  id: number
  pending: readonly Pending[]
  timer: NodeJS.Timeout
}

/**
 * The worker thread that runs one embedded database, so that an endless loop in PostgreSQL does not block the main
 * thread. It gets one message at a time, with all requests made since the last one. A request that exceeds its deadline
 * ends the thread, as does a disk that refuses a write.
 */
export class EngineThread {
  /** Resolves with the reason as soon as the thread stops answering. */
  readonly failed: Promise<Error>
  /** Resolves when the thread has terminated and can no longer write. */
  readonly ended: Promise<void>
  /** Commits of the thread that may not be on disk yet. */
  readonly commits = new UnsyncedCommits(this)
  /** The database as this thread or an earlier one compiled it. */
  wasm: WebAssembly.Module | undefined
  /** Called with true when half of the deadline of a request has passed, and with false if it is answered after all. */
  onLate: (isLate: boolean) => void = () => {}

  readonly #worker: Worker
  readonly #started: Promise<void>
  readonly #waiting: Pending[] = []
  readonly #progress = sharedNumber()
  readonly #gate = sharedNumber()
  #running: Batch | null = null
  #isSending = false
  #isLate = false
  #lastId = 0
  #end: Error | null = null
  #settleStart: { resolve(): void; reject(error: Error): void } = { resolve() {}, reject() {} }
  #settleFailed: (reason: Error) => void = () => {}
  #settleEnded: () => void = () => {}

  private constructor(program: string, settings: EngineSettings) {
    this.failed = new Promise((resolve) => {
      this.#settleFailed = resolve
    })
    this.ended = new Promise((resolve) => {
      this.#settleEnded = resolve
    })
    this.#started = new Promise((resolve, reject) => {
      this.#settleStart = { resolve, reject }
    })
    // It may end before `open` waits for it.
    this.#started.catch(() => {})
    this.#worker = new Worker(program, {
      workerData: { ...settings, progress: this.#progress, gate: this.#gate },
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    })
    this.#worker.on('message', (message: EngineMessage) => this.#receive(message))
    this.#worker.on('error', (error) => this.end(new DatabaseUnavailable(error)))
    this.#worker.on('exit', () => this.end(new DatabaseUnavailable('its thread has ended')))
  }

  /**
   * Starts a thread that loads the database and waits for `open`, without touching the data.
   *
   * @param program the file of the thread's program
   */
  static prepare(program: string, settings: EngineSettings): EngineThread {
    return new EngineThread(program, settings)
  }

  /**
   * Opens the data; no other thread may have it open.
   *
   * @throws StartRefusal if the database would not be durable, StorageFull, or DatabaseUnavailable
   */
  async open(): Promise<this> {
    const timer = setTimeout(
      () => this.end(new DatabaseUnavailable('it did not start in time')),
      START_DEADLINE_MS,
    )
    Atomics.store(this.#gate, 0, 1)
    Atomics.notify(this.#gate, 0)
    try {
      await this.#started
      return this
    } catch (error) {
      await this.ended
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Runs one request after all earlier ones.
   *
   * @throws StatementError, or what ended the thread
   */
  request<Row>(request: EngineRequest, deadlineMs: number): Promise<Row[]> {
    return new Promise<Row[]>((resolve, reject) => {
      if (this.#end) {
        reject(this.#end)
        return
      }
      // The caller knows the type of the rows of its statement.
      this.#waiting.push({ request, deadlineMs, resolve: (rows) => resolve(rows as Row[]), reject })
      this.#sendSoon()
    })
  }

  /** Terminates the thread immediately, and rejects all running and waiting requests with the reason. */
  end(reason: Error): void {
    if (this.#end) return
    this.#end = reason
    this.#settleStart.reject(reason)
    if (this.#running) {
      clearTimeout(this.#running.timer)
      for (const { request, reject } of this.#running.pending) {
        reject(request.kind === 'commit' ? unknownOutcome(reason) : reason)
      }
      this.#running = null
    }
    for (const pending of this.#waiting.splice(0)) pending.reject(reason)
    this.#settleFailed(reason)
    void this.#worker.terminate().then(this.#settleEnded)
  }

  /** Sends on the next tick, so that requests made in this tick go in one message. */
  #sendSoon(): void {
    if (this.#isSending || this.#running) return
    this.#isSending = true
    process.nextTick(() => {
      this.#isSending = false
      this.#sendNext()
    })
  }

  #sendNext(): void {
    const pending = this.#waiting.splice(0, MAX_BATCH_SIZE)
    if (this.#end || pending.length === 0) return
    this.#lastId += 1
    const id = this.#lastId
    this.#running = {
      id,
      pending,
      timer: this.#watch(Math.max(...pending.map(({ deadlineMs }) => deadlineMs))),
    }
    try {
      this.#worker.postMessage({ id, requests: pending.map(({ request }) => request) })
    } catch (error) {
      // A parameter that cannot be cloned: a bug of the caller.
      const fault = error instanceof Error ? error : new Error(String(error))
      for (const { reject } of this.#finish(id)) reject(fault)
    }
  }

  /** Ends the thread when one request of the message exceeds the deadline (checked every twentieth of it). */
  #watch(deadlineMs: number): NodeJS.Timeout {
    let reached = Atomics.load(this.#progress, 0)
    let began = performance.now()
    const timer = setTimeout(() => {
      const now = Atomics.load(this.#progress, 0)
      if (now !== reached && this.#running?.pending.length !== 1) began = performance.now()
      reached = now
      const elapsedMs = performance.now() - began
      if (elapsedMs >= deadlineMs / 2) this.#setLate(true)
      if (elapsedMs >= deadlineMs) this.end(new DatabaseUnavailable('a statement took too long'))
      else timer.refresh()
    }, deadlineMs / 20)
    return timer
  }

  #receive(message: EngineMessage): void {
    if (this.#end) return
    switch (message.kind) {
      case 'ready':
        this.wasm = message.wasm
        this.#settleStart.resolve()
        break
      case 'refused':
        this.end(new StartRefusal(message.text))
        break
      case 'broken':
        this.end(toReason(message))
        break
      case 'answers':
        for (const [index, pending] of this.#finish(message.id).entries())
          settle(message.outcomes[index], pending)
        break
    }
  }

  #finish(id: number): readonly Pending[] {
    if (this.#running?.id !== id) return []
    const { pending, timer } = this.#running
    clearTimeout(timer)
    this.#running = null
    this.#setLate(false)
    this.#sendSoon()
    return pending
  }

  #setLate(isLate: boolean): void {
    if (this.#isLate === isLate) return
    this.#isLate = isLate
    this.onLate(isLate)
  }
}

function sharedNumber(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}
