import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import type { Client, Pool, QueryConfig } from 'pg'
import type { Notices } from '../database'
import { newClient } from './connections'
import { numberOf } from './server-pool'
import type { ServerSearch } from './server-search'
import { statement } from './transactions'

const CHANNEL = 'solvent_notices'
/** Words that come within this time go out together: each statement that notifies waits for the one before. */
const TOGETHER_MS = 5
/** Between two tries to listen, at first and at most. */
const PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000
/** A connection whose server does not answer in time is not used again. */
const ANSWER_TIMEOUT_MS = 2_000
/** For a server to answer the end of a connection. */
const LEAVE_MS = 500
/** What is notified is not on a disk, so nothing of it needs to be. */
const SEND = `with quick as materialized (select set_config('synchronous_commit', 'off', true))
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
  onGap(): void
}

/** `LISTEN` and `NOTIFY`, over a connection of its own that is made anew when it is lost. */
export class ServerNotices implements Notices {
  readonly #with: Parts
  /** By which a server knows its own words. */
  readonly #sender = randomUUID()
  #unsent: string[] = []
  #connection: Connection | undefined
  #isListening = false
  #isClosed = false
  #pause = PAUSE_MS
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#with = parts
  }

  get isListening(): boolean {
    return this.#isListening
  }

  send(text: string): void {
    if (this.#unsent.length === 0) setTimeout(() => this.#flush(), TOGETHER_MS).unref()
    this.#unsent.push(`${this.#sender} ${text}`)
  }

  listen(on: Listener): void {
    void this.#connect(on)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (this.#connection) await end(this.#connection)
  }

  #flush(): void {
    const unsent = this.#unsent
    this.#unsent = []
    // Who does not hear of it finds out by the versions of the books.
    if (!this.#isClosed) this.#with.pool.query(asked(SEND, [unsent])).catch(() => {})
  }

  async #connect(on: Listener): Promise<void> {
    const socket = new Socket()
    const client = newClient(this.#with.search.current.url, socket)
    const connection = { client, socket }
    this.#connection = connection
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => this.#heard(payload, on))
    client.once('end', () => this.#lost(connection, on))
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: number }>(asked('select pg_backend_pid() as pid'))
      // A connection pooler in between gives out numbers of its own, and passes no notices on.
      if (rows[0]?.pid !== numberOf(client)) throw new Error('Nothing is heard through a connection pooler.')
      await client.query(asked(`listen ${CHANNEL}`))
      this.#isListening = true
      this.#pause = PAUSE_MS
      on.onGap()
    } catch {
      this.#lost(connection, on)
      await end(connection)
    }
  }

  #heard(payload: string, { onNotice }: Listener): void {
    const [sender = ''] = payload.split(' ', 1)
    if (sender !== this.#sender) onNotice(payload.slice(sender.length + 1))
  }

  #lost(connection: Connection, on: Listener): void {
    if (this.#connection !== connection) return
    this.#connection = undefined
    this.#isListening = false
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.#connect(on), this.#pause)
    this.#timer.unref()
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }
}

function asked(sql: string, params?: unknown[]): QueryConfig {
  return statement(sql, params, ANSWER_TIMEOUT_MS)
}

/** Takes leave of the server, and does not wait for one that is silent. */
async function end({ client, socket }: Connection): Promise<void> {
  const timer = setTimeout(() => socket.destroy(), LEAVE_MS)
  await client.end().catch(() => {})
  clearTimeout(timer)
  socket.destroy()
}
