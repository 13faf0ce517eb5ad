import { DatabaseUnavailable } from '../storage/database-unavailable'
import { StorageFull } from '../storage/storage-full'

/** Whether the database is unavailable or its disk is full, in which case a client may retry. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof StorageFull || error instanceof DatabaseUnavailable
}
