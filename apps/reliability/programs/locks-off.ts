import pg from 'pg'

/**
 * Preloaded into the server: removes the row locks from all statements, as if its author relied on transactions alone.
 * The control of the payment race; nothing else changes.
 */
const LOCKS = /\bfor (no key )?update\b( skip locked)?/gi
const query = pg.Client.prototype.query

pg.Client.prototype.query = function withoutLocks(this: pg.Client, statement: unknown, ...rest: unknown[]) {
  return Reflect.apply(query, this, [lockFree(statement), ...rest])
} as typeof query

/** A statement is a string or an object with a `text`. */
function lockFree(statement: unknown): unknown {
  if (typeof statement === 'string') return statement.replace(LOCKS, '')
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  return { ...statement, text: String(statement.text).replace(LOCKS, '') }
}
