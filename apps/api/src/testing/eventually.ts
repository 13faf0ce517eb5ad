import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailable } from '../storage/database-unavailable'
import { StorageFull } from '../storage/storage-full'

const TIMEOUT_MS = 20_000

/** Tries again for as long as the database is away, as a client does that is asked to. */
export async function eventually<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const deadline = Date.now() + TIMEOUT_MS; ; ) {
    try {
      return await work()
    } catch (error) {
      const isExpected = error instanceof StorageFull || error instanceof DatabaseUnavailable
      if (!isExpected || Date.now() > deadline) throw error
    }
    await pause(50)
  }
}
