import { escapeLiteral } from 'pg'

/** Settings of PostgreSQL, which hold until the transaction ends. */
export type Settings = Readonly<Record<string, string>>

/** The messages that begin a transaction. They are sent together, in one round trip. */
export type BeginMessages = readonly string[]

/**
 * Settings of every transaction, independent of the server's own; set per transaction, so that they also work through a
 * connection pooler. With `jit`, the server would take 50 ms or more to compile each small statement that must sort
 * despite `enable_sort`, because its estimated cost is then far above `jit_above_cost`.
 */
const SETTINGS: Settings = { timezone: 'UTC', datestyle: 'ISO', jit: 'off' }

/** The last one frees the locks of an API server that vanished without closing its connections. */
const LIMITS: Settings = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '30s',
}

/** For work that is redone if a power cut undoes it. */
export const BACKGROUND_LIMITS: Settings = { ...LIMITS, synchronous_commit: 'off' }

/** One snapshot for the whole transaction; otherwise each statement would see the commits before it. */
export const AS_READER = 'isolation level repeatable read, read only'

/** Begins a transaction of one person. */
export function beginAsPerson(userId: string, isolation = '', limits = LIMITS): BeginMessages {
  return [
    `begin ${isolation}`,
    `${set({ role: 'solvent_app', ...SETTINGS, ...limits })}; ${asOwnerOf(userId)}`,
  ]
}

/** Begins a transaction of the owner of the tables, whom row-level security shows the rows of one person. */
export function beginAsOwnerOf(userId: string, limits: Settings): BeginMessages {
  return ['begin', `${set({ ...SETTINGS, ...limits })}; ${asOwnerOf(userId)}`]
}

/** Begins a transaction of the owner of the tables. Its work may still choose the isolation, so nothing is selected. */
export function beginAsOwner(): BeginMessages {
  return ['begin', ...Object.entries(SETTINGS).map(([name, value]) => `set local ${name} = '${value}'`)]
}

/**
 * Sets the user whose rows row-level security shows. For each `set local`, Citus sends the whole message around it to
 * the nodes of the transaction. So this is the only one in its message, which has all other settings as well.
 */
function asOwnerOf(userId: string): string {
  return `set local app.user_id = ${escapeLiteral(userId)}`
}

function set(settings: Settings): string {
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`)
  return `select ${calls.join(', ')}`
}
