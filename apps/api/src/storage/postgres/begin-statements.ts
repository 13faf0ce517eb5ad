import { escapeLiteral } from 'pg'

/**
 * What every transaction relies on, whatever the server's own settings are; also through a connection pooler. With `jit`
 * the server would take 50 ms and more to compile each small statement that has to sort under `BY_KEY`, as its cost is
 * then far above `jit_above_cost`.
 */
export const SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local jit = off`

/** The last one frees the locks of an API that vanished without closing its connections. */
const LIMITS = `set local statement_timeout = '5s'; set local lock_timeout = '2s';
  set local idle_in_transaction_session_timeout = '30s'`

/** For work that is done again if a power cut undoes it. */
export const BACKGROUND_LIMITS = `${LIMITS}; set local synchronous_commit = off`

/** So that all of it sees one moment; otherwise each statement sees what was committed before it. */
export const AS_READER = 'isolation level repeatable read, read only'

/** Begins a transaction of one person: one message, so that it costs one round trip. */
export function beginAsPerson(userId: string, isolation = '', limits = LIMITS): string {
  return `begin ${isolation}; set local role solvent_app; ${asOwnerOf(userId)}; ${SETTINGS}; ${limits}`
}

/** Whose rows row-level security shows. */
export function asOwnerOf(userId: string): string {
  return `set local app.user_id = ${escapeLiteral(userId)}`
}
