import type { Socket } from 'node:net'
import { Client, type CustomTypesConfig, type Pool, types } from 'pg'
import { serverPool } from './server-pool'
import { primaryOf, ServerSearch, standbyOf } from './server-search'
import { StatementNames } from './statement-names'

/** For a new connection, and for a free one when all are busy. */
const CONNECT_TIMEOUT_MS = 5_000
/** A standby is not waited for as long: the primary answers instead. */
const STANDBY_TIMEOUT_MS = 1_000
/** A quiet connection is tried after this time, so that one whose server vanished is noticed. */
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

/** Connections to one server of those that an address names. */
export interface Connections {
  search: ServerSearch
  pool: Pool
  names: StatementNames
  close(): Promise<void>
}

interface Options {
  url: string
  /** How many may be open at a time. */
  size: number
  /** Called when they lead to another server from now on. */
  onMoved?: () => void
}

/**
 * Connections to the server that takes changes.
 *
 * @throws StartRefusal if the address cannot be read
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
 * Connections to one that repeats what the primary does.
 *
 * @throws StartRefusal if the address cannot be read
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
    onPooler: () => names.giveUp(),
    max: size,
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    application_name: 'solvent',
    // What a transaction asks at once goes out at once.
    pipeline: true,
    types: parsers,
  })
  const close = () => {
    search.stop()
    return pool.end()
  }
  return { search, pool, names, moved, close }
}

/** One connection, outside the pool; over a socket of the caller's where there is one. */
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
