import { escapeLiteral } from 'pg'

/**
 * Settings of every transaction, independent of the server's own; set per transaction, so that they also work through a
 * connection pooler. With `jit`, the server would take 50 ms or more to compile each small statement that must sort
 * despite `DISABLE_SORT`, because its estimated cost is then far above `jit_above_cost`.
 */
export const SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local jit = off`

/** The last one frees the locks of an API server that vanished without closing its connections. */
const LIMITS = `set local statement_timeout = '5s'; set local lock_timeout = '2s';
  set local idle_in_transaction_session_timeout = '30s'`

/** For work that is redone if a power cut undoes it. */
export const BACKGROUND_LIMITS = `${LIMITS}; set local synchronous_commit = off`

/** One snapshot for the whole transaction; otherwise each statement would see the commits before it. */
export const AS_READER = 'isolation level repeatable read, read only'

/** Begins a transaction of one person, in one message and so one round trip. */
export function beginAsPerson(userId: string, isolation = '', limits = LIMITS): string {
  return `begin ${isolation}; set local role solvent_app; ${asOwnerOf(userId)}; ${SETTINGS}; ${limits}`
}

/** Sets the user whose rows row-level security shows. */
export function asOwnerOf(userId: string): string {
  return `set local app.user_id = ${escapeLiteral(userId)}`
}
