import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { dueInterest, interestBatches } from './interest'
import { openBooks } from './open-books'
import { alone, takeTurn } from './posting-turns'

/** For one request; what is posted by then stays. */
const DEADLINE_MS = 9_500
const RETRY_AFTER_SECONDS = 1
/** How long others have the server for themselves after each transaction, as a share of its own time. */
const REST = 0.7

/** Says that there is more interest to post than the request may wait for. */
export class BooksBehind extends DomainError {
  constructor() {
    const message = 'Your books are being brought up to date. Please try again in a moment.'
    super('unavailable', message, undefined, RETRY_AFTER_SECONDS)
  }
}

/**
 * Posts much interest in many short transactions, between which others get their turn. What is posted stays when the
 * caller leaves, the server stops or the time is over, and the next request goes on from there.
 *
 * @throws BooksBehind when it ends before all is posted
 */
export async function bringUpToDate(services: Services, userId: string): Promise<void> {
  const end = performance.now() + DEADLINE_MS
  // A page asks for several things at once; one of them posts, and the others find nothing left to do.
  await alone(userId, () => postUntil(end, services, userId))
}

async function postUntil(end: number, services: Services, userId: string): Promise<void> {
  const { db, hasCallerLeft, isStopping } = services
  const { today, due } = await db.asReader(userId, async (tx) => {
    const books = openBooks(services, tx)
    return { today: books.today, due: await dueInterest(books) }
  })
  for (const batch of interestBatches(due, today)) {
    await takeTurn(async () => {
      if (hasCallerLeft?.() || isStopping?.() || performance.now() > end) throw new BooksBehind()
      let began = 0
      // The request that waits for this ends with a transaction of its own, behind which all of it is on the disk.
      await db.inBackground(userId, async (tx) => {
        // Its turn for the database may have come later.
        began = performance.now()
        await openBooks(services, tx).writeInterest(batch)
      })
      await sleep((performance.now() - began) * REST)
    })
  }
}
