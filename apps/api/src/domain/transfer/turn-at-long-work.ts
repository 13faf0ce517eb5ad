import { DomainError } from '../domain-error'

/** Exports and imports of everybody that run at a time: each holds memory and, on PostgreSQL, a connection. */
const AT_ONCE = 3
/** That wait for their turn; whoever comes after them is asked to come again. */
const MOST_WAITING = 100
const RETRY_AFTER_SECONDS = 10
const BUSY = 'Many exports and imports are running. Please try again in a moment.'

let running = 0
const waiting: (() => void)[] = []

/**
 * Does the work when it is its turn.
 *
 * @throws DomainError `unavailable` when too many wait already
 */
export async function turnAtLongWork<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1
  else await turn()
  try {
    return await work()
  } finally {
    // The place goes from one to the next.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function turn(): Promise<void> {
  if (waiting.length >= MOST_WAITING) {
    throw new DomainError('unavailable', BUSY, undefined, RETRY_AFTER_SECONDS)
  }
  return new Promise((resolve) => waiting.push(resolve))
}
