import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import type { Client, Pool, QueryConfig } from 'pg'
import type { Notices } from '../database'
import { newClient } from './connections'
import { backendPidOf } from './server-pool'
import type { ServerSearch } from './server-search'
import { statement } from './transactions'

const CHANNEL = 'solvent_notices'
/** Notices within this time are sent together: statements that notify wait for each other. */
const BATCH_DELAY_MS = 5
/** Delay before listening is retried, at first and at most. */
const RECONNECT_DELAY_MS = 250
const MAX_RECONNECT_DELAY_MS = 5_000
/** A connection that does not answer in time is dropped. */
const ANSWER_TIMEOUT_MS = 2_000
/** How long to wait for the server when closing a connection. */
const CLOSE_TIMEOUT_MS = 500
/** Notices are not stored on disk, so the commit need not wait for it. */
const SEND_NOTICES = `with quick as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify('${CHANNEL}', text) from unnest($1::text[]) text, quick`

interface Parts {
  search: ServerSearch
  pool: Pool
}

interface Connection {
  client: Client
  socket: Socket
}

interface Listener {
  onNotice(text: string): void
  onMissedNotices(): void
}

/** `LISTEN` and `NOTIFY`, over a separate connection that is reopened when it is lost. */
export class ServerNotices implements Notices {
  readonly #parts: Parts
  /** Identifies this server's own notices. */
  readonly #sender = randomUUID()
  #unsent: string[] = []
  #connection: Connection | undefined
  #isListening = false
  #isClosed = false
  #reconnectDelayMs = RECONNECT_DELAY_MS
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get isListening(): boolean {
    return this.#isListening
  }

  send(text: string): void {
    if (this.#unsent.length === 0) setTimeout(() => this.#flush(), BATCH_DELAY_MS).unref()
    this.#unsent.push(`${this.#sender} ${text}`)
  }

  listen(on: Listener): void {
    void this.#connect(on)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (this.#connection) await closeConnection(this.#connection)
  }

  #flush(): void {
    const unsent = this.#unsent
    this.#unsent = []
    // A server that misses a notice detects the change by the version of the books.
    if (!this.#isClosed) this.#parts.pool.query(withAnswerTimeout(SEND_NOTICES, [unsent])).catch(() => {})
  }

  async #connect(on: Listener): Promise<void> {
    const socket = new Socket()
    const client = newClient(this.#parts.search.current.url, socket)
    const connection = { client, socket }
    this.#connection = connection
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => this.#receive(payload, on))
    client.once('end', () => this.#onLost(connection, on))
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: number }>(
        withAnswerTimeout('select pg_backend_pid() as pid'),
      )
      // A connection pooler reports its own PIDs, and does not pass on notices.
      if (rows[0]?.pid !== backendPidOf(client))
        throw new Error('A connection pooler does not pass on notices.')
      await client.query(withAnswerTimeout(`listen ${CHANNEL}`))
      this.#isListening = true
      this.#reconnectDelayMs = RECONNECT_DELAY_MS
      on.onMissedNotices()
    } catch {
      this.#onLost(connection, on)
      await closeConnection(connection)
    }
  }

  #receive(payload: string, { onNotice }: Listener): void {
    const [sender = ''] = payload.split(' ', 1)
    if (sender !== this.#sender) onNotice(payload.slice(sender.length + 1))
  }

  #onLost(connection: Connection, on: Listener): void {
    if (this.#connection !== connection) return
    this.#connection = undefined
    this.#isListening = false
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.#connect(on), this.#reconnectDelayMs)
    this.#timer.unref()
    this.#reconnectDelayMs = Math.min(this.#reconnectDelayMs * 2, MAX_RECONNECT_DELAY_MS)
  }
}

function withAnswerTimeout(sql: string, params?: unknown[]): QueryConfig {
  return statement(sql, params, ANSWER_TIMEOUT_MS)
}

/** Closes the connection, without waiting long for a server that does not answer. */
async function closeConnection({ client, socket }: Connection): Promise<void> {
  const timer = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS)
  await client.end().catch(() => {})
  clearTimeout(timer)
  socket.destroy()
}
