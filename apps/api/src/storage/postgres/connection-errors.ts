import { DatabaseUnavailable } from '../database-unavailable'
import { hasCode } from '../error-code'
import { StorageFull } from '../storage-full'

/** PostgreSQL errors that may go away on a retry; the connection stays usable. */
const BUSY_CODES = [
  '55P03', // a row stayed locked for too long
  '57014', // the statement ran for too long
  '53000', // the server is short of resources
  '53200', // the server is out of memory
]

/** The server's disk has no room. */
const DISK_FULL = '53100'

/** Error codes of PostgreSQL and the system when there is no connection, or it is no longer usable. */
const UNAVAILABLE_CODES = [
  '57P01', // the server is shutting down
  '57P02', // it restarts after a crash
  '57P03', // it is starting up
  '57P04', // the database was dropped
  '57P05', // the session was idle for too long
  '25P03', // the transaction was idle for too long
  '53300', // the server has too many connections
  '25006', // the server is a read-only standby, as during a failover
  '40003', // the outcome of the statement is unknown
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08007',
  '08P01', // a pooler failed, for any reason
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // the socket file of a server on this machine
]

/** The driver has no codes for these. */
const LOST_CONNECTION =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|^Query read timeout|not queryable/

/** Another server with a newer version has changed a table; a new connection plans its statements again. */
const STALE_PLAN = /^cached plan must not change result type/

/**
 * Awaits the statement.
 *
 * @throws DatabaseUnavailable if the database is busy or unreachable, StorageFull if its disk is full
 */
export async function whenAvailable<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    if (hasCode(error, DISK_FULL)) throw new StorageFull(error)
    const isLost =
      error instanceof Error && (LOST_CONNECTION.test(error.message) || STALE_PLAN.test(error.message))
    throw isLost || hasCode(error, ...BUSY_CODES, ...UNAVAILABLE_CODES)
      ? new DatabaseUnavailable(error)
      : error
  }
}

/** Whether this error means that the connection is no longer usable. */
export function isConnectionLost(error: unknown): error is DatabaseUnavailable {
  return error instanceof DatabaseUnavailable && !hasCode(error.cause, ...BUSY_CODES)
}
