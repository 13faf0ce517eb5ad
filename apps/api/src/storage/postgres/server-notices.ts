import { randomUUID } from 'node:crypto'
import type { Client, Pool } from 'pg'
import type { Notices } from '../database'
import { newClient } from './connections'
import { numberOf } from './server-pool'
import type { ServerSearch } from './server-search'

const CHANNEL = 'solvent_notices'
/** Words that come within this time go out together: each statement that notifies waits for the one before. */
const TOGETHER_MS = 5
/** Between two tries to listen, at first and at most. */
const PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000
/** What is notified is not on a disk, so nothing of it needs to be. */
const SEND = `with quick as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify('${CHANNEL}', text) from unnest($1::text[]) text, quick`

interface Parts {
  search: ServerSearch
  pool: Pool
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
  #client: Client | undefined
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
    await this.#client?.end().catch(() => {})
  }

  #flush(): void {
    const unsent = this.#unsent
    this.#unsent = []
    // Who does not hear of it finds out by the versions of the books.
    if (!this.#isClosed) this.#with.pool.query(SEND, [unsent]).catch(() => {})
  }

  async #connect(on: Listener): Promise<void> {
    const client = newClient(this.#with.search.current.url)
    this.#client = client
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => this.#heard(payload, on))
    client.once('end', () => this.#lost(client, on))
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      // A connection pooler in between gives out numbers of its own, and passes no notices on.
      if (rows[0]?.pid !== numberOf(client)) throw new Error('Nothing is heard through a connection pooler.')
      await client.query(`listen ${CHANNEL}`)
      this.#isListening = true
      this.#pause = PAUSE_MS
      on.onGap()
    } catch {
      this.#lost(client, on)
      await client.end().catch(() => {})
    }
  }

  #heard(payload: string, { onNotice }: Listener): void {
    const [sender = ''] = payload.split(' ', 1)
    if (sender !== this.#sender) onNotice(payload.slice(sender.length + 1))
  }

  #lost(client: Client, on: Listener): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#isListening = false
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.#connect(on), this.#pause)
    this.#timer.unref()
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }
}
