import { DatabaseUnavailable } from '../database-unavailable'
import { hasCode } from '../error-code'
import { StorageFull } from '../storage-full'

/** What PostgreSQL says when a statement came at the wrong moment; the connection is as good as before. */
const BUSY = [
  '55P03', // a row stayed locked for too long
  '57014', // the statement ran for too long
  '53000', // the server has too little of something
  '53200', // that is memory
]

/** The server's disk has no room. */
const FULL = '53100'

/** What PostgreSQL and the system say when there is no connection, or none that is of use any more. */
const AWAY = [
  '57P01', // the server stops
  '57P02', // it restarts after a crash
  '57P03', // it starts
  '57P04', // the database is gone
  '57P05', // the connection was quiet for too long
  '25P03', // the transaction was
  '53300', // the server has too many connections
  '25006', // it is a copy that only reads, as in a fail-over
  '40003', // whether it was done is unknown
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08007',
  '08P01', // a pooler cannot go on, for whatever reason
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
const LOST =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|^Query read timeout|not queryable/

/** A newer version beside this one has changed a table; a new connection plans its statements anew. */
const STALE_PLAN = /^cached plan must not change result type/

/** The result; DatabaseUnavailable where the database is busy or away, StorageFull where its disk has no room. */
export async function whenAvailable<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    if (hasCode(error, FULL)) throw new StorageFull(error)
    const isLost = error instanceof Error && (LOST.test(error.message) || STALE_PLAN.test(error.message))
    throw isLost || hasCode(error, ...BUSY, ...AWAY) ? new DatabaseUnavailable(error) : error
  }
}

/** Whether the connection on which a transaction failed this way is to be thrown away. */
export function isConnectionLost(error: unknown): error is DatabaseUnavailable {
  return error instanceof DatabaseUnavailable && !hasCode(error.cause, ...BUSY)
}
