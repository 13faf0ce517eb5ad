import type { Pool, PoolClient, QueryResult } from 'pg'
import type { EngineTransaction } from '../database'
import { isConnectionLost, whenAvailable } from './connection-errors'
import { hasReached, type LogPosition } from './log-position'
import { query, statement } from './transactions'

/** For one answer of a standby. Whoever waits for longer is answered by the primary. */
const ANSWER_MS = 3_000

interface Reading {
  /** Begins the transaction of a reader. */
  begin: string
  /** What the standby must have. */
  position: LogPosition
  /** How a statement is named. */
  name: (sql: string) => { name?: string }
}

/**
 * Reads on a standby; null if it has not come to the position yet. That is asked together with the beginning, but before
 * it: the transaction sees the moment of its first statement.
 *
 * @throws DatabaseUnavailable, or what `work` throws
 */
export async function readOnStandby<Result>(
  pool: Pool,
  { begin, position, name }: Reading,
  work: (tx: EngineTransaction) => Promise<Result>,
): Promise<{ result: Result } | null> {
  const client = await whenAvailable(pool.connect())
  let isBroken = false
  try {
    const sql = `begin; select ${hasReached(position)} as "isThere"; commit; ${begin}`
    if (!isThere(await whenAvailable(client.query(statement(sql, undefined, ANSWER_MS))))) return null
    const send: EngineTransaction['query'] = (text, params) =>
      query(client, { ...name(text), ...statement(text, params, ANSWER_MS) })
    return { result: await work({ readOnly: false, query: send, beforeCommit: refuseChange }) }
  } catch (error) {
    isBroken = isConnectionLost(error)
    throw error
  } finally {
    if (isBroken) client.release(true)
    else releaseAfterEnd(client)
  }
}

/** The driver gives a list of results for a list of statements, which its types do not say. */
function isThere(results: unknown): boolean {
  if (!Array.isArray(results)) return false
  return results.some((result: QueryResult<{ isThere?: boolean }>) => result.rows[0]?.isThere === true)
}

function refuseChange(): never {
  throw new Error('What only reads has nothing to save.')
}

/** Nothing was changed: nobody waits for the end, which also comes after statements that failed. */
function releaseAfterEnd(client: PoolClient): void {
  client.query(statement('rollback', undefined, ANSWER_MS)).then(
    () => client.release(),
    () => client.release(true),
  )
}
