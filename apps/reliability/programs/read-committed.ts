import pg from 'pg'

/**
 * Loaded before the server: transactions that read see what is committed while they run, as in a program whose author
 * left PostgreSQL's default. The control of the torn reads; everything else stays as it is.
 */
const SNAPSHOT = /\bisolation level repeatable read\b/i
const query = pg.Client.prototype.query

pg.Client.prototype.query = function withoutSnapshots(
  this: pg.Client,
  statement: unknown,
  ...rest: unknown[]
) {
  return Reflect.apply(query, this, [withoutSnapshot(statement), ...rest])
} as typeof query

/** A statement is a text or an object that holds one. */
function withoutSnapshot(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  return { ...statement, text: String(statement.text).replace(SNAPSHOT, 'isolation level read committed') }
}
