import { Socket } from 'node:net'
import { Client, type ClientBase, type ClientConfig, Pool, type PoolConfig } from 'pg'
import type { ServerSearch } from './server-search'
import { type ServerState, stateOf } from './server-state'

interface Options extends PoolConfig {
  search: ServerSearch
  /** Whether a server may be used. */
  accepts: (state: ServerState) => boolean
  /** Called when a connection goes through a connection pooler. */
  onPooler: () => void
}

class WrongServer extends Error {
  /** What PostgreSQL says to a change where none is taken. */
  readonly code = '25006'
}

/**
 * Connections to the server that the search knows of; `moved` ends those to any other one.
 *
 * A connection to a server that is not accepted is refused before anything is done on it.
 */
export function serverPool({ search, accepts, onPooler, ...config }: Options): { pool: Pool; moved(): void } {
  const open = new Set<HostClient>()

  /** A connection to where the search points when it is made. */
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

    /** Ends it without another word, also one whose server stands still. */
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
      if (state.pid !== numberOf(client)) onPooler()
      if (accepts(state)) return
      search.suspect()
      throw new WrongServer('The server is not the one to use now.')
    },
  })
  // The pool replaces an idle connection that is lost; of one in use, the statement fails.
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

/** The number that the connection was told at its beginning, which the driver does not declare. */
/** The server's number of the connection, as it said when the connection was made. */
export function numberOf(client: ClientBase): unknown {
  return 'processID' in client ? client.processID : null
}
