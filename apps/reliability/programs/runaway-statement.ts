import { Worker } from 'node:worker_threads'
import pg from 'pg'

/**
 * Preloaded into the server: a statement with MARK among its values is replaced by one that never ends, so that a test
 * can make any request run away. Nothing else changes.
 */
const MARK = 'this statement runs away'
const ENDLESS = 'select count(*) from generate_series(1, 10000000) a, generate_series(1, 10000000) b'

const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
  return Reflect.apply(post, this, [endless(message), ...rest])
} as typeof post

const query = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, statement: unknown, ...rest: unknown[]) {
  return Reflect.apply(query, this, [endlessOnServer(statement), ...rest])
} as typeof query

/** A statement for PostgreSQL: { text, values }. */
function endlessOnServer(statement: unknown): unknown {
  if (!isObject(statement) || !isMarked(statement.values)) return statement
  const { name: _, ...others } = statement
  return { ...others, text: ENDLESS, values: [] }
}

/** A message to the embedded database's thread: { id, requests: [{ sql, params }] }. */
function endless(message: unknown): unknown {
  if (!isObject(message) || !Array.isArray(message.requests)) return message
  const requests = message.requests.map((request: unknown) =>
    isObject(request) && isMarked(request.params) ? { ...request, sql: ENDLESS, params: [] } : request,
  )
  return { ...message, requests }
}

function isMarked(values: unknown): boolean {
  return Array.isArray(values) && values.includes(MARK)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
