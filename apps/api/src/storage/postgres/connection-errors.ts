import { DatabaseUnavailable } from '../database-unavailable'
import { hasCode } from '../error-code'

/** What PostgreSQL and the system say when a request came at the wrong moment. */
const NOT_NOW = [
  '55P03', // a row stayed locked for too long
  '57014', // the statement ran for too long
  '57P01', // the server stops
  '57P02', // it restarts after a crash
  '57P03', // it starts
  '53300', // it has too many connections
  '25006', // it is a copy that only reads, as in a fail-over
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // the socket file of a server on this machine
]

/** The driver has no codes for these. */
const LOST = /^Connection terminated|^timeout exceeded when trying to connect|not queryable/

/** The result, or DatabaseUnavailable where the statement failed because the database is busy or away. */
export async function whenAvailable<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    const isLost = error instanceof Error && LOST.test(error.message)
    throw isLost || hasCode(error, ...NOT_NOW) ? new DatabaseUnavailable(error) : error
  }
}
