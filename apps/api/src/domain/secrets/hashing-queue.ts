import { availableParallelism } from 'node:os'

/**
 * Each hash takes 64 MiB and a core for a moment. Half of the cores stay for everybody else, and so does half of the
 * four threads that Node has for hashing, files and names.
 */
export const HASHES_AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))

let running = 0
const waiting: (() => void)[] = []

/** Hashes in its turn. How many may wait is decided where people are admitted. */
export async function inHashingQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= HASHES_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place passes on to the next in line, so nobody overtakes.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
