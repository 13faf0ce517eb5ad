import type { ClientBase } from 'pg'
import { statement } from './transactions'

const STATE_TIMEOUT_MS = 2_000

/** A server's state, as queried on a new connection. */
export interface ServerState {
  /** Whether it replays the log of another server. */
  isStandby: boolean
  /** Whether it accepts writes. */
  isWritable: boolean
  /** The backend PID; a connection pooler reports a different one when the connection is opened. */
  pid: number
  /** The timeline, raised by each promotion, as eight hexadecimal digits; null on a standby, or if not requested. */
  timeline: string | null
}

// The name of a log file begins with the timeline.
const TIMELINE = `case when not pg_is_in_recovery() then
  substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end`

/** Queries the state outside a transaction. Not every engine that speaks PostgreSQL's protocol has timelines. */
export async function stateOf(client: ClientBase, hasTimeline: boolean): Promise<ServerState> {
  const sql = `select pg_is_in_recovery() as "isStandby", pg_backend_pid() as pid,
    current_setting('transaction_read_only') = 'off' as "isWritable",
    ${hasTimeline ? TIMELINE : 'null'} as timeline`
  const { rows } = await client.query<ServerState>(statement(sql, undefined, STATE_TIMEOUT_MS))
  const [state] = rows
  if (!state) throw new Error('The server did not report its state.')
  return state
}
