import { Socket } from 'node:net'
import { Client, type ClientBase, type ClientConfig, Pool, type PoolConfig } from 'pg'
import type { ServerSearch } from './server-search'
import { type ServerState, stateOf } from './server-state'

interface Options extends PoolConfig {
  search: ServerSearch
  /** Whether a server may be used. */
  accepts: (state: ServerState) => boolean
  /** Called when a connection turns out to go through a connection pooler. */
  onPooler: () => void
}

class WrongServer extends Error {
  /** PostgreSQL's code for a write on a read-only server. */
  readonly code = '25006'
}

/**
 * A pool of connections to the current server of the search; `moved` drops those to any other server. A connection to a
 * server that is not accepted is refused before it is used.
 */
export function serverPool({ search, accepts, onPooler, ...config }: Options): { pool: Pool; moved(): void } {
  const open = new Set<HostClient>()

  /** A connection to the server that is current when it is created. */
  class HostClient extends Client {
    readonly server = search.current
    readonly #socket: Socket
    #isEnded = false

    constructor(options?: ClientConfig) {
      const socket = new Socket()
      super({ ...options, connectionString: search.current.url, stream: () => socket })
      this.#socket = socket
      this.on('error', () => {})
      open.add(this)
      this.once('end', () => {
        open.delete(this)
        if (!this.#isEnded) search.suspect()
      })
    }

    /** Drops the connection without a goodbye, which also works if the server is frozen. */
    abandon(): void {
      this.#isEnded = true
      this.#socket.destroy()
    }

    override end(): Promise<void>
    override end(callback: (err: Error) => void): void
    override end(callback?: (err: Error) => void): Promise<void> | void {
      this.#isEnded = true
      return callback ? super.end(callback) : super.end()
    }
  }

  const pool = new Pool({
    ...config,
    Client: HostClient,
    onConnect: async (client) => {
      const state = await stateOf(client, search.isAmongSeveral)
      if (state.pid !== backendPidOf(client)) onPooler()
      if (accepts(state)) return
      search.suspect()
      throw new WrongServer('The server is not the one to use now.')
    },
  })
  // The pool replaces a lost idle connection; if it was in use, the statement fails.
  pool.on('error', () => {})
  pool.on('release', (error, client) => {
    if (!error) return
    if (client instanceof HostClient) client.abandon()
    search.suspect()
  })
  return {
    pool,
    moved() {
      for (const client of open) if (client.server !== search.current) client.abandon()
    },
  }
}

/** The backend PID that the server sent when the connection was opened; not declared in the driver's types. */
export function backendPidOf(client: ClientBase): unknown {
  return 'processID' in client ? client.processID : null
}
