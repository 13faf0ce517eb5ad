import { clientPosition } from '../client-position'
import type { EngineDatabase, EngineTransaction, Maintenance } from '../database'
import { AS_READER, beginAsPerson } from './begin-statements'
import { whenAvailable } from './connection-errors'
import type { Connections } from './connections'
import { CURRENT_POSITION, type LogPosition, toPosition } from './log-position'
import { StandbyReads } from './standby-reads'
import { readOnStandby } from './standby-transaction'
import { statement } from './transactions'

const POSITION_TIMEOUT_MS = 2_000

const READS = /^\s*select\b/i

interface Parts {
  primary: Connections
  standby: Connections
}

/** The engine with reads sent to a standby where that does not change the result. */
export function withStandby(
  engine: EngineDatabase & Maintenance,
  { primary, standby }: Parts,
): EngineDatabase & Maintenance {
  const position = () => currentPosition(primary)
  const reads = new StandbyReads({
    primary: engine.asReader,
    standby: (userId, reached, work) => {
      const begin = beginAsPerson(userId, AS_READER)
      const name = (sql: string) => standby.names.for(sql)
      return readOnStandby(standby.pool, { begin, position: reached, name }, work)
    },
    position,
  })
  return {
    ...engine,
    asUser: (userId, work) => engine.asUser(userId, (tx) => work(notingChanges(tx))),
    asReader: reads.read,
    inBackground: (userId, work) => engine.inBackground(userId, (tx) => work(notingChanges(tx))),
    position,
    async close() {
      reads.stop()
      await Promise.all([engine.close(), standby.close()])
    },
  }
}

/** Marks the request as changed: a standby does not have its own changes yet. */
function notingChanges(tx: EngineTransaction): EngineTransaction {
  const seen = clientPosition()
  if (!seen) return tx
  return {
    ...tx,
    query(sql, params) {
      seen.hasChanged ||= !READS.test(sql)
      return tx.query(sql, params)
    },
    beforeCommit(sql, params) {
      seen.hasChanged = true
      tx.beforeCommit(sql, params)
    },
  }
}

async function currentPosition({ pool }: Connections): Promise<LogPosition> {
  const config = statement(CURRENT_POSITION, undefined, POSITION_TIMEOUT_MS)
  const { rows } = await whenAvailable(pool.query<{ timeline: string; byte: string }>(config))
  const [row] = rows
  if (!row) throw new Error('The server did not report its log position.')
  return toPosition(row)
}
