import { Semaphore } from '../../storage/semaphore'
import { DomainError } from '../domain-error'

/** Maximum concurrent exports and imports: each uses memory and, on PostgreSQL, a connection. */
const MAX_RUNNING = 3
/** Maximum exports and imports in the queue; further ones are refused with a time to retry. */
const MAX_WAITING = 100
const RETRY_AFTER_SECONDS = 10
const BUSY = 'Many exports and imports are running. Please try again in a moment.'

const slots = new Semaphore(MAX_RUNNING)

/**
 * Runs the work when its turn comes.
 *
 * @throws DomainError `unavailable` if the queue is full
 */
export async function queueLongWork<Result>(work: () => Promise<Result>): Promise<Result> {
  if (slots.waiting >= MAX_WAITING) throw new DomainError('unavailable', BUSY, undefined, RETRY_AFTER_SECONDS)
  return slots.run(work)
}
