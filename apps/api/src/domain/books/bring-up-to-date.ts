import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { dueInterest, interestBatches } from './interest'
import { openBooks } from './open-books'
import { enqueue, runExclusive } from './posting-queue'

/** Time limit of one request. Batches posted by then stay committed. */
const REQUEST_DEADLINE_MS = 9_500
const RETRY_AFTER_SECONDS = 1
/** The pause after each transaction, as a fraction of its duration, in which other requests run. */
const PAUSE_RATIO = 0.7

/** There is more interest to post than one request can wait for. */
export class InterestBacklog extends DomainError {
  constructor() {
    const message = 'We are updating your accounts. Please try again in a moment.'
    super('unavailable', message, undefined, RETRY_AFTER_SECONDS)
  }
}

/**
 * Posts a backlog of interest in short transactions, between which other requests run. If the caller disconnects, the
 * server stops or the time runs out, posted batches stay and the next request continues from there.
 *
 * @throws InterestBacklog if it stops before everything is posted
 */
export async function bringUpToDate(services: Services, userId: string): Promise<void> {
  const deadline = performance.now() + REQUEST_DEADLINE_MS
  // A page sends several requests concurrently. One of them posts; the others find nothing left to post.
  await runExclusive(userId, () => postUntil(deadline, services, userId))
}

async function postUntil(deadline: number, services: Services, userId: string): Promise<void> {
  const { db, hasCallerLeft, isStopping } = services
  const { today, due } = await db.asReader(userId, async (tx) => {
    const books = openBooks(services, tx)
    return { today: books.today, due: await dueInterest(books) }
  })
  for (const batch of interestBatches(due, today)) {
    await enqueue(async () => {
      if (hasCallerLeft?.() || isStopping?.() || performance.now() > deadline) throw new InterestBacklog()
      let startedAt = 0
      // Not synced to disk here: the waiting request ends with a regular commit, which syncs these as well.
      await db.inBackground(userId, async (tx) => {
        // Excludes the time spent waiting for the database.
        startedAt = performance.now()
        await openBooks(services, tx).writeInterest(batch)
      })
      await sleep((performance.now() - startedAt) * PAUSE_RATIO)
    })
  }
}
