import type { Database, Maintenance, Transaction } from '../../storage/database'
import { Semaphore } from '../../storage/semaphore'
import type { Clock } from '../services'

const INTERVAL_MS = 1000
const PAUSE_AFTER_ERROR_MS = 60_000
/** People whose work of one kind runs at the same time. Most of it waits for other servers. */
const CONCURRENCY = 32

/** A kind of work that becomes due for some people, outside of their requests. */
export interface DueWork {
  /** The people for whom something is due. The transaction sees all people's rows. */
  find(tx: Transaction, at: string): Promise<string[]>
  /** Does what is due. Another server may do the same at the same time. `signal` aborts when the server stops. */
  run(userId: string, signal: AbortSignal): Promise<void>
  /** Called if `run` rejects, such as on a full disk; it is tried again a minute later. */
  onError(error: unknown): void
}

/**
 * Regularly looks for due work of all people in one transaction, and runs it, one piece of a kind per person at a time.
 *
 * @returns a function that stops it and waits for running work
 */
export function runDueWork(
  { db, clock }: { db: Database & Maintenance; clock: Clock },
  kinds: readonly DueWork[],
): () => Promise<void> {
  const queues = kinds.map((kind) => new DueQueue(kind))
  let isLooking = false

  async function look(): Promise<void> {
    const at = clock.now().toISOString()
    await db.readEverything(async (tx) => {
      for (const queue of queues) await queue.find(tx, at)
    })
    for (const queue of queues) queue.start()
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      // If the database is unavailable, the next interval tries again.
      .catch(() => {})
      .finally(() => {
        isLooking = false
      })
  }, INTERVAL_MS)
  timer.unref()

  return async () => {
    clearInterval(timer)
    await Promise.all(queues.map((queue) => queue.stop()))
  }
}

/** The work of one kind. */
class DueQueue {
  readonly #stopping = new AbortController()
  readonly #permits = new Semaphore(CONCURRENCY)
  readonly #running = new Map<string, Promise<void>>()
  readonly #failed = new Set<string>()
  #found: readonly string[] = []

  constructor(private readonly kind: DueWork) {}

  async find(tx: Transaction, at: string): Promise<void> {
    this.#found = await this.kind.find(tx, at)
  }

  /** Starts the work that was found, unless it is running. */
  start(): void {
    for (const userId of this.#found) {
      const isWaiting = this.#running.has(userId) || this.#failed.has(userId)
      if (!isWaiting && !this.#stopping.signal.aborted) this.#running.set(userId, this.#run(userId))
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#running.values())
  }

  async #run(userId: string): Promise<void> {
    try {
      await this.#permits.run(() => this.kind.run(userId, this.#stopping.signal))
    } catch (error) {
      this.kind.onError(error)
      this.#failed.add(userId)
      setTimeout(() => this.#failed.delete(userId), PAUSE_AFTER_ERROR_MS).unref()
    } finally {
      this.#running.delete(userId)
    }
  }
}
