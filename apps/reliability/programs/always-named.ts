import pg from 'pg'

/**
 * Loaded before the server: a connection says that it leads to PostgreSQL itself, whatever stands in between. Then
 * statements have names, as they do without a pooler.
 */
const query = pg.Client.prototype.query

pg.Client.prototype.query = function withOwnNumber(this: pg.Client, ...args: unknown[]) {
  const [statement] = args
  if (!isAboutServer(statement)) return Reflect.apply(query, this, args)
  const number = 'processID' in this ? String(this.processID) : '0'
  const text = statement.text.replace('pg_backend_pid() as pid', `${number} as pid`)
  return Reflect.apply(query, this, [{ ...statement, text }, ...args.slice(1)])
} as typeof query

function isAboutServer(statement: unknown): statement is { text: string } {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    String(statement.text).includes('pg_backend_pid() as pid')
  )
}
