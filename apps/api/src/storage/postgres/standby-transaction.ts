import type { Pool, PoolClient } from 'pg'
import type { EngineTransaction } from '../database'
import { pipelined } from '../pipelined'
import type { BeginMessages } from './begin-statements'
import { isConnectionLost, whenAvailable } from './connection-errors'
import { hasReached, type LogPosition } from './log-position'
import { query, statement } from './transactions'

/** For one result of a standby. After that, the primary answers. */
const STANDBY_ANSWER_TIMEOUT_MS = 3_000

interface StandbyRead {
  /** Of a read transaction. */
  begin: BeginMessages
  /** The position that the standby must have reached. */
  position: LogPosition
  /** The name of a prepared statement. */
  name: (sql: string) => { name?: string }
}

/**
 * Reads on a standby; null if it has not reached the position. The position is checked in the same round trip, but
 * before the transaction: the transaction's snapshot is taken at its first statement.
 *
 * @throws DatabaseUnavailable, or what `work` throws
 */
export async function readOnStandby<Result>(
  pool: Pool,
  { begin, position, name }: StandbyRead,
  work: (tx: EngineTransaction) => Promise<Result>,
): Promise<{ result: Result } | null> {
  const client = await whenAvailable(pool.connect())
  let isBroken = false
  try {
    const ask = <Row>(sql: string) => query<Row>(client, statement(sql, undefined, STANDBY_ANSWER_TIMEOUT_MS))
    const [[reached]] = await pipelined([
      ask<{ isThere: boolean }>(`select ${hasReached(position)} as "isThere"`),
      ...begin.map(ask),
    ])
    if (!reached?.isThere) return null
    const send: EngineTransaction['query'] = (text, params) =>
      query(client, { ...name(text), ...statement(text, params, STANDBY_ANSWER_TIMEOUT_MS) })
    return { result: await work({ readOnly: false, query: send, beforeCommit: refuseChange }) }
  } catch (error) {
    isBroken = isConnectionLost(error)
    throw error
  } finally {
    if (isBroken) client.release(true)
    else releaseAfterEnd(client)
  }
}

function refuseChange(): never {
  throw new Error('A read-only transaction cannot save anything.')
}

/** Nothing was changed, so the rollback is not awaited; it also clears up after failed statements. */
function releaseAfterEnd(client: PoolClient): void {
  client.query(statement('rollback', undefined, STANDBY_ANSWER_TIMEOUT_MS)).then(
    () => client.release(),
    () => client.release(true),
  )
}
