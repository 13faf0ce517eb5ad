import { DatabaseUnavailable } from '../storage/database-unavailable'
import { StorageFull } from '../storage/storage-full'

/** Whether the database is away or its disk full, after which a client is asked to try again. */
export function isAway(error: unknown): boolean {
  return error instanceof StorageFull || error instanceof DatabaseUnavailable
}
