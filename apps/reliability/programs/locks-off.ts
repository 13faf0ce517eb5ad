import pg from 'pg'

/**
 * Loaded before the server: no statement locks the rows it reads, as in a program whose author trusted the
 * transaction alone. The control of the payment race; everything else stays as it is.
 */
const LOCKS = /\bfor (no key )?update\b( skip locked)?/gi
const query = pg.Client.prototype.query

pg.Client.prototype.query = function withoutLocks(this: pg.Client, statement: unknown, ...rest: unknown[]) {
  return Reflect.apply(query, this, [lockFree(statement), ...rest])
} as typeof query

/** A statement is a text or an object that holds one. */
function lockFree(statement: unknown): unknown {
  if (typeof statement === 'string') return statement.replace(LOCKS, '')
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  return { ...statement, text: String(statement.text).replace(LOCKS, '') }
}
