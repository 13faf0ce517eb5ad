import pg from 'pg'

/**
 * Preloaded into the server: reading transactions use PostgreSQL's default isolation level, read committed. The control
 * of the torn-reads test; nothing else changes.
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

/** Only statements passed as an object with a `text` are changed. */
function withoutSnapshot(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  return { ...statement, text: String(statement.text).replace(SNAPSHOT, 'isolation level read committed') }
}
