import type { Socket } from 'node:net'
import { Client, type CustomTypesConfig, type Pool, types } from 'pg'
import { serverPool } from './server-pool'
import { primaryOf, ServerSearch, standbyOf } from './server-search'
import { StatementNames } from './statement-names'

/** For opening a connection, or for getting a free one when all are in use. */
const CONNECT_TIMEOUT_MS = 5_000
/** Shorter for a standby, because the primary answers instead. */
const STANDBY_TIMEOUT_MS = 1_000
/** An idle connection is probed after this time, to detect a server that vanished. */
const KEEPALIVE_MS = 10_000

const TEXT_TYPES: ReadonlySet<number> = new Set([
  types.builtins.INT8,
  types.builtins.NUMERIC,
  types.builtins.DATE,
  types.builtins.TIMESTAMPTZ,
])
const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (TEXT_TYPES.has(oid) ? String : types.getTypeParser(oid, format)),
}

/** Connections to one of the servers in a URL. */
export interface Connections {
  search: ServerSearch
  pool: Pool
  names: StatementNames
  close(): Promise<void>
}

interface Options {
  url: string
  /** Maximum number of open connections. */
  size: number
  /** Called when connections switch to another server. */
  onMoved?: () => void
}

/**
 * Connections to the primary.
 *
 * @throws StartRefusal if the URL is invalid
 */
export function connectToPrimary({ onMoved, ...options }: Options): Connections {
  const search = new ServerSearch({
    url: options.url,
    choose: primaryOf,
    onMoved() {
      connections.moved()
      onMoved?.()
    },
  })
  const accepts = (state: Parameters<typeof search.isOutdated>[0]) =>
    state.isWritable && !search.isOutdated(state)
  const connections = connect(search, { ...options, accepts, timeoutMs: CONNECT_TIMEOUT_MS })
  return connections
}

/**
 * Connections to a standby of the primary.
 *
 * @throws StartRefusal if the URL is invalid
 */
export function connectToStandby(options: Options): Connections {
  const search = new ServerSearch({
    url: options.url,
    choose: standbyOf,
    onMoved: () => connections.moved(),
  })
  const connections = connect(search, {
    ...options,
    accepts: ({ isStandby }) => isStandby,
    timeoutMs: STANDBY_TIMEOUT_MS,
  })
  return connections
}

interface Details extends Pick<Parameters<typeof serverPool>[0], 'accepts'> {
  size: number
  timeoutMs: number
}

function connect(search: ServerSearch, { size, accepts, timeoutMs }: Details) {
  const names = new StatementNames()
  const { pool, moved } = serverPool({
    search,
    accepts,
    onPooler: () => names.disable(),
    max: size,
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    application_name: 'solvent',
    // Sends the statements that a transaction issues together without waiting for the result of each.
    pipeline: true,
    types: parsers,
  })
  const close = () => {
    search.stop()
    return pool.end()
  }
  return { search, pool, names, moved, close }
}

/** One connection outside the pool, over the caller's socket if there is one. */
export function newClient(url: string, socket?: Socket): Client {
  return new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    types: parsers,
    ...(socket && { stream: () => socket }),
  })
}
