import type { Database, Maintenance, Transaction } from '../../storage/database'
import { Semaphore } from '../../storage/semaphore'
import type { Clock } from '../services'

const INTERVAL_MS = 1000
const PAUSE_AFTER_ERROR_MS = 60_000

/** Work that becomes due for some people, outside of their requests. */
export interface DueWork {
  /** People whose work may run at the same time. */
  concurrency: number
  /** The people for whom something is due. The transaction sees all people's rows. */
  find(tx: Transaction, at: string): Promise<string[]>
  /** Does what is due. Another server may do the same at the same time. `signal` aborts when the server stops. */
  run(userId: string, signal: AbortSignal): Promise<void>
  /** Called if `run` rejects, such as on a full disk; it is tried again a minute later. */
  onError(error: unknown): void
}

/**
 * Regularly looks for due work of all people with one query, and runs it, one piece per person at a time.
 *
 * @returns a function that stops it and waits for running work
 */
export function runDueWork(
  { db, clock }: { db: Database & Maintenance; clock: Clock },
  { concurrency, find, run, onError }: DueWork,
): () => Promise<void> {
  const stopping = new AbortController()
  const permits = new Semaphore(concurrency)
  const running = new Map<string, Promise<void>>()
  const failed = new Set<string>()
  let isLooking = false

  async function look(): Promise<void> {
    const userIds = await db.readEverything((tx) => find(tx, clock.now().toISOString()))
    for (const userId of userIds) {
      if (running.has(userId) || failed.has(userId) || stopping.signal.aborted) continue
      const work = permits
        .run(() => run(userId, stopping.signal))
        .catch((error) => {
          onError(error)
          failed.add(userId)
          setTimeout(() => failed.delete(userId), PAUSE_AFTER_ERROR_MS).unref()
        })
        .finally(() => running.delete(userId))
      running.set(userId, work)
    }
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
    stopping.abort()
    await Promise.all(running.values())
  }
}
