import { availableParallelism } from 'node:os'

/**
 * Each hash briefly takes 64 MiB and a core. Half of the cores stay free for other work, and so do half of the four
 * threads that Node has for hashing, files and host names.
 */
export const MAX_CONCURRENT_HASHES = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))

let running = 0
const waiting: (() => void)[] = []

/** Runs `work` in turn. The length of the queue is limited at admission. */
export async function inHashingQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_CONCURRENT_HASHES) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The slot passes to the next in line, so the order is preserved.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
