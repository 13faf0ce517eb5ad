import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '../database-unavailable'
import { StartRefusal } from '../start-refusal'
import { StorageFull } from '../storage-full'
import { NO_SPACE } from './disk-space'
import type { EngineMessage, EngineRequest, EngineSettings, StatementFailure } from './engine-messages'

/** A start after a crash first reads the log again, which takes seconds. */
const START_DEADLINE_MS = 60_000

/** A statement that PostgreSQL refused, with its code. */
class StatementError extends Error {
  override readonly name = 'StatementError'
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined

  constructor({ message, code, constraint, table }: StatementFailure) {
    super(message)
    this.code = code
    this.constraint = constraint
    this.table = table
  }
}

interface Pending {
  request: EngineRequest
  deadlineMs: number
  resolve(rows: unknown[]): void
  reject(error: Error): void
}

/**
 * The thread in which one embedded database runs, from its start to its end; PostgreSQL in it may spin for ever
 * without harm to this one. It gets one request at a time. A request that is not answered in time ends the
 * thread, and so does a disk that refuses a write.
 */
export class EngineThread {
  /** Resolves with the reason as soon as the thread answers no more. */
  readonly failed: Promise<Error>
  /** Resolves when the thread is gone, and no write of it can follow. */
  readonly ended: Promise<void>

  readonly #worker: Worker
  readonly #started: Promise<void>
  readonly #waiting: Pending[] = []
  #running: { id: number; pending: Pending; timer: NodeJS.Timeout } | null = null
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
    this.#worker = new Worker(program, { workerData: settings, execArgv: [] })
    this.#worker.on('message', (message: EngineMessage) => this.#receive(message))
    this.#worker.on('error', (error) => this.end(new DatabaseUnavailable(error)))
    this.#worker.on('exit', () => this.end(new DatabaseUnavailable('its thread has ended')))
  }

  /**
   * @param program the file of the thread's program
   * @throws StartRefusal if the database would not be durable, StorageFull, or DatabaseUnavailable
   */
  static async start(program: string, settings: EngineSettings): Promise<EngineThread> {
    const thread = new EngineThread(program, settings)
    const timer = setTimeout(
      () => thread.end(new DatabaseUnavailable('it did not start in time')),
      START_DEADLINE_MS,
    )
    try {
      await thread.#started
      return thread
    } catch (error) {
      await thread.ended
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Runs one request after all the earlier ones.
   *
   * @throws StatementError, or what ended the thread
   */
  request<Row>(request: EngineRequest, deadlineMs: number): Promise<Row[]> {
    return new Promise<Row[]>((resolve, reject) => {
      if (this.#end) {
        reject(this.#end)
        return
      }
      // The rows are what the statement makes them; its caller knows.
      this.#waiting.push({ request, deadlineMs, resolve: (rows) => resolve(rows as Row[]), reject })
      this.#sendNext()
    })
  }

  /** Ends the thread at once. What runs and waits is rejected with the reason; nothing of it is acknowledged. */
  end(reason: Error): void {
    if (this.#end) return
    this.#end = reason
    this.#settleStart.reject(reason)
    if (this.#running) {
      clearTimeout(this.#running.timer)
      const { request, reject } = this.#running.pending
      reject(request.kind === 'commit' ? unknownOutcome(reason) : reason)
      this.#running = null
    }
    for (const pending of this.#waiting.splice(0)) pending.reject(reason)
    this.#settleFailed(reason)
    void this.#worker.terminate().then(this.#settleEnded)
  }

  #sendNext(): void {
    if (this.#running) return
    const pending = this.#waiting.shift()
    if (!pending) return
    this.#lastId += 1
    const timer = setTimeout(
      () => this.end(new DatabaseUnavailable('a statement took too long')),
      pending.deadlineMs,
    )
    this.#running = { id: this.#lastId, pending, timer }
    try {
      this.#worker.postMessage({ id: this.#lastId, request: pending.request })
    } catch (error) {
      // A parameter that is no value, which is the caller's fault.
      this.#finish(this.#lastId)?.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #receive(message: EngineMessage): void {
    if (this.#end) return
    switch (message.kind) {
      case 'ready':
        this.#settleStart.resolve()
        break
      case 'refused':
        this.end(new StartRefusal(message.text))
        break
      case 'broken':
        this.end(toReason(message))
        break
      case 'answer':
        this.#finish(message.id)?.resolve(message.rows)
        break
      case 'failure':
        this.#finish(message.id)?.reject(new StatementError(message.failure))
        break
    }
  }

  #finish(id: number): Pending | null {
    if (this.#running?.id !== id) return null
    const { pending, timer } = this.#running
    clearTimeout(timer)
    this.#running = null
    this.#sendNext()
    return pending
  }
}

/** A commit may have reached the disk before what failed, so it may not be reported as not saved. */
function unknownOutcome(reason: Error): Error {
  return reason instanceof StorageFull ? new DatabaseUnavailable(reason) : reason
}

function toReason({ code, reason }: { code: string | undefined; reason: string }): Error {
  if (code !== undefined && NO_SPACE.includes(code)) return new StorageFull(code)
  return new DatabaseUnavailable(code === undefined ? reason : `${reason} (${code})`)
}
