import { availableParallelism } from 'node:os'
import { Semaphore } from '../../storage/semaphore'

/**
 * Each hash briefly takes 64 MiB and a core. Half of the cores stay free for other work, and so do half of the four
 * threads that Node has for hashing, files and host names.
 */
export const MAX_CONCURRENT_HASHES = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))

const slots = new Semaphore(MAX_CONCURRENT_HASHES)

/** Runs `work` in turn. The length of the queue is limited at admission. */
export function inHashingQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  return slots.run(work)
}
