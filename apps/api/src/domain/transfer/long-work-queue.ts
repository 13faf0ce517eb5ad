import { DomainError } from '../domain-error'

/** Maximum concurrent exports and imports: each uses memory and, on PostgreSQL, a connection. */
const MAX_RUNNING = 3
/** Maximum exports and imports in the queue; further ones are refused with a time to retry. */
const MAX_WAITING = 100
const RETRY_AFTER_SECONDS = 10
const BUSY = 'Many exports and imports are running. Please try again in a moment.'

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs the work when its turn comes.
 *
 * @throws DomainError `unavailable` if the queue is full
 */
export async function queueLongWork<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < MAX_RUNNING) running += 1
  else await waitForTurn()
  try {
    return await work()
  } finally {
    // Hands the slot over to the next in the queue.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function waitForTurn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) {
    throw new DomainError('unavailable', BUSY, undefined, RETRY_AFTER_SECONDS)
  }
  return new Promise((resolve) => waiting.push(resolve))
}
