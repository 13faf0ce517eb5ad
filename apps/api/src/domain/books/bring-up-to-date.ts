import { setTimeout as sleep } from 'node:timers/promises'
import { nextToRecord } from '../../storage/tables/next-to-record'
import { DomainError } from '../domain-error'
import { onDay } from '../on-day'
import type { Services } from '../services'
import { dueInterest, interestBatches } from './interest'
import { openBooks } from './open-books'
import { enqueue, runExclusive } from './posting-queue'
import { recordDue } from './record-due'

/** Time limit of one request. What is done by then stays committed. */
const REQUEST_DEADLINE_MS = 9_500
const RETRY_AFTER_SECONDS = 1
/** The pause after each transaction, as a fraction of its duration, in which other requests run. */
const PAUSE_RATIO = 0.7

/** The books have to be brought up to date before the request can go on. */
export class BooksBehind extends DomainError {
  constructor() {
    const message = 'We are updating your accounts. Please try again in a moment.'
    super('unavailable', message, undefined, RETRY_AFTER_SECONDS)
  }
}

/**
 * Records the scheduled payments and recurring entries whose day has come and posts a backlog of interest, in the order
 * of their days, in short transactions between which other requests run. If the caller disconnects, the server stops or
 * the time is up, what is done stays and the next request continues from there.
 *
 * @throws BooksBehind if it stops before everything is done
 */
export async function bringUpToDate(services: Services, userId: string): Promise<void> {
  const deadline = performance.now() + REQUEST_DEADLINE_MS
  const requireTime = () => {
    const { hasCallerLeft, isStopping } = services
    if (hasCallerLeft?.() || isStopping?.() || performance.now() > deadline) throw new BooksBehind()
  }
  // A page sends several requests concurrently. One of them catches up; the others find nothing left to do.
  await runExclusive(userId, () => catchUp(services, userId, requireTime))
}

async function catchUp(services: Services, userId: string, requireTime: () => void): Promise<void> {
  for (;;) {
    // Not from a standby, which may not have what was just recorded.
    const next = await services.db.asUser(userId, (tx) => nextToRecord(tx, services.clock.today()))
    await postInterest(next ? onDay(services, next.on) : services, userId, requireTime)
    if (!next) return
    await enqueue(() => {
      requireTime()
      return services.db.asUser(userId, (tx) => recordDue(services, tx, next))
    })
  }
}

async function postInterest(services: Services, userId: string, requireTime: () => void): Promise<void> {
  const { db } = services
  const { today, due } = await db.asReader(userId, async (tx) => {
    const books = openBooks(services, tx)
    return { today: books.today, due: await dueInterest(books) }
  })
  for (const batch of interestBatches(due, today)) {
    await enqueue(async () => {
      requireTime()
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
