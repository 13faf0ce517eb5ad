import pg from 'pg'

/**
 * Preloaded into the server: makes every connection look like a direct one to PostgreSQL, even through a pooler. The
 * server then names its statements, as it does without a pooler.
 */
const query = pg.Client.prototype.query

pg.Client.prototype.query = function withOwnPid(this: pg.Client, ...args: unknown[]) {
  const [statement] = args
  if (!asksForPid(statement)) return Reflect.apply(query, this, args)
  const pid = 'processID' in this ? String(this.processID) : '0'
  const text = statement.text.replace('pg_backend_pid() as pid', `${pid} as pid`)
  return Reflect.apply(query, this, [{ ...statement, text }, ...args.slice(1)])
} as typeof query

function asksForPid(statement: unknown): statement is { text: string } {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    String(statement.text).includes('pg_backend_pid() as pid')
  )
}
