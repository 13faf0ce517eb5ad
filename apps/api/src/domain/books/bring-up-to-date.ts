import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { type DueInterest, dueInterest, POSTINGS_AT_ONCE, postInterest } from './interest'
import { openBooks } from './open-books'
import { alone, takeTurn } from './posting-turns'

/** For one request; what is posted by then stays. */
const DEADLINE_MS = 9_000
const RETRY_AFTER_SECONDS = 1
/** How long others have the server for themselves after each transaction, as a share of its time. */
const REST = 0.5

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
  const due = await db.asReader(userId, (tx) => dueInterest(openBooks(services, tx)))
  for (const batch of inBatches(due)) {
    await takeTurn(async () => {
      if (hasCallerLeft?.() || isStopping?.() || performance.now() > end) throw new BooksBehind()
      const began = performance.now()
      await db.asUser(userId, (tx) => postInterest(openBooks(services, tx), batch))
      await sleep((performance.now() - began) * REST)
    })
  }
}

/** The debts of one transaction after the other; one with more postings than go into one comes several times. */
function inBatches(due: readonly DueInterest[]): DueInterest[][] {
  const batches: DueInterest[][] = []
  let room = 0
  for (const { liabilityId, postings } of due) {
    for (let left = postings; left > 0; ) {
      if (room === 0) {
        batches.push([])
        room = POSTINGS_AT_ONCE
      }
      const taken = Math.min(left, room)
      batches.at(-1)?.push({ liabilityId, postings: taken })
      left -= taken
      room -= taken
    }
  }
  return batches
}
