import type { ClientBase } from 'pg'
import { statement } from './transactions'

const STATE_TIMEOUT_MS = 2_000

/** What a server says of itself on a new connection. */
export interface ServerState {
  /** Whether it repeats what another server does. */
  isStandby: boolean
  /** Whether it takes changes. */
  isWritable: boolean
  /** The server's own number of the connection; a connection pooler in between gives out others. */
  pid: number
  /** Counts the promotions that led to this server, as eight hexadecimal digits; null on a standby, or if not asked for. */
  timeline: string | null
}

// The name of a log file begins with the timeline.
const TIMELINE = `case when not pg_is_in_recovery() then
  substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end`

/** Asks the server, outside a transaction. Not every engine that speaks PostgreSQL's protocol has timelines. */
export async function stateOf(client: ClientBase, hasTimeline: boolean): Promise<ServerState> {
  const sql = `select pg_is_in_recovery() as "isStandby", pg_backend_pid() as pid,
    current_setting('transaction_read_only') = 'off' as "isWritable",
    ${hasTimeline ? TIMELINE : 'null'} as timeline`
  const { rows } = await client.query<ServerState>(statement(sql, undefined, STATE_TIMEOUT_MS))
  const [state] = rows
  if (!state) throw new Error('The server says nothing of itself.')
  return state
}
