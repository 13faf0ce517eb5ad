import type { Client, Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import type { EngineTransaction, OwnerTransaction } from '../database'
import { ConnectionGone, DatabaseUnavailable } from '../database-unavailable'
import { hasCode } from '../error-code'
import { withTimeout } from '../with-timeout'
import type { BeginMessages } from './begin-statements'
import { coalesceWrites } from './coalesce-writes'
import { isConnectionLost, whenAvailable } from './connection-errors'
import { arePlansOld } from './old-plans'

/** For the result of a statement. The server's own timeout is shorter; this is for a server that no longer answers. */
export const ANSWER_TIMEOUT_MS = 8_000

/** A server that is available reports a dead connection within this time. */
const FAST_FAILURE_MS = 1_000

/** PostgreSQL's error for a statement in a transaction that has failed. */
const ABORTED = '25P02'

const READS = /^\s*select\b/i
const CHANGES = /^\s*(insert|update|delete)\b/i

/** How a transaction is run. */
export interface TransactionPlan {
  begin: BeginMessages
  /** The driver's configuration of each statement. */
  plan: (sql: string, params?: unknown[]) => QueryConfig
  /** For the whole transaction; a caller that hangs must release the connection and its locks. */
  deadlineMs: number
  /** Whether it changes nothing, so that its commit need not be awaited. */
  reads?: boolean
}

type PostgresTransaction = OwnerTransaction & EngineTransaction

/**
 * Runs one transaction. Its first statements, as long as they only read, are sent without waiting for `begin`, and fail
 * if `begin` fails.
 *
 * @throws DatabaseUnavailable (ConnectionGone before anything is done), StorageFull, or what `work` throws
 */
export async function inTransaction<Result>(
  pool: Pool,
  { begin, plan, deadlineMs, reads = false }: TransactionPlan,
  work: (tx: PostgresTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await whenAvailable(pool.connect())
  const open = new OpenTransaction(client, begin, plan)
  const timeoutError = new DatabaseUnavailable('the transaction took too long')
  try {
    const worked = work(open.transaction())
    // All of its statements must have finished before the connection is reused.
    await withTimeout<unknown>(Promise.allSettled([open.begun, worked]), deadlineMs, () => {
      throw timeoutError
    })
    open.end()
    await open.begun
    const result = await worked
    const committed = open.commit()
    if (reads) releaseAfter(client, committed)
    else {
      await committed
      client.release()
    }
    return result
  } catch (caught) {
    open.end()
    const error = open.reasonFor(caught)
    const isLost = error !== timeoutError && isConnectionLost(error)
    client.release(isLost || !(await rolledBack(client)))
    throw isLost && open.neverBegan ? new ConnectionGone(error.cause) : error
  }
}

/** What was read is valid whatever the outcome of the commit. */
function releaseAfter(client: PoolClient, committed: Promise<void>): void {
  committed.then(
    () => client.release(),
    () => client.release(true),
  )
}

/** Sends statements only between `begin` and the end: outside, each would be committed by itself. */
class OpenTransaction {
  /** Settles with `begin`. */
  readonly begun: Promise<unknown>
  readonly #started = performance.now()
  #neverBegan = false
  #isOver = false
  #isWaiting = false
  #firstError: unknown
  readonly #deferred: QueryConfig[] = []

  constructor(
    private readonly client: PoolClient,
    begin: BeginMessages,
    private readonly plan: (sql: string, params?: unknown[]) => QueryConfig,
  ) {
    this.begun = Promise.all(begin.map((sql) => sent(client, statement(sql, undefined, ANSWER_TIMEOUT_MS))))
    this.begun.catch(() => {
      this.#neverBegan = performance.now() - this.#started < FAST_FAILURE_MS
      this.end()
    })
  }

  transaction(): PostgresTransaction {
    return {
      readOnly: false,
      exec: (sql) => this.#send(sql, () => sent(this.client, sql)),
      query: (sql, params) => this.#send(sql, () => query(this.client, this.plan(sql, params))),
      beforeCommit: (sql, params) => void this.#deferred.push(this.plan(sql, params)),
    }
  }

  end(): void {
    this.#isOver = true
  }

  /**
   * If the connection breaks here, the outcome is unknown and the transaction is not retried: a request that is sent
   * again with its key gets the saved response, or is carried out then.
   */
  async commit(): Promise<void> {
    const deferred = this.#deferred.map((config) => sent(this.client, config))
    const ended = sent(this.client, statement('commit', undefined, ANSWER_TIMEOUT_MS))
    // PostgreSQL answers a commit after a failed statement with a rollback, not with an error.
    const [end, ...changed] = await Promise.allSettled([ended, ...deferred])
    const failed = [...changed, end].find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    if (end.status === 'fulfilled' && end.value.command !== 'COMMIT')
      throw new Error('The transaction failed before its end; nothing was saved.')
  }

  /** Whether `begin` failed immediately, as on a connection that an administrator terminated, rather than timed out. */
  get neverBegan(): boolean {
    return this.#neverBegan
  }

  /** The error of the first failed statement, if `error` only says that one failed before. */
  reasonFor(error: unknown): unknown {
    return hasCode(error, ABORTED) ? (this.#firstError ?? error) : error
  }

  /** Not awaited: it fails only if the transaction has failed, and then the next statement fails as well. */
  #discardPlans(): void {
    sent(this.client, statement('discard plans', undefined, ANSWER_TIMEOUT_MS)).catch(() => {})
  }

  async #send<Answer>(sql: string, sent: () => Promise<Answer>): Promise<Answer> {
    // The first write and everything after it wait for `begin`, and so stay in order.
    this.#isWaiting ||= !READS.test(sql)
    if (this.#isWaiting) await this.begun
    if (this.#isOver) throw new Error('The transaction is over; this statement was not sent.')
    if (CHANGES.test(sql) && arePlansOld(this.client)) this.#discardPlans()
    try {
      return await sent()
    } catch (error) {
      this.#firstError ??= error
      throw error
    }
  }
}

async function rolledBack(client: PoolClient): Promise<boolean> {
  try {
    await sent(client, statement('rollback', undefined, ANSWER_TIMEOUT_MS))
    return true
  } catch {
    return false
  }
}

/** Runs one statement and returns its rows. */
export async function query<Row>(client: PoolClient | Client, config: QueryConfig): Promise<Row[]> {
  const { rows } = await sent(client, config)
  return rows
}

function sent(client: PoolClient | Client, config: QueryConfig | string): Promise<QueryResult> {
  coalesceWrites(client)
  return whenAvailable(client.query(config))
}

/** The driver's configuration of a statement. `query_timeout` (until the result) is not declared in its types. */
export function statement(text: string, values?: unknown[], deadlineMs?: number): QueryConfig {
  return {
    text,
    ...(values !== undefined && { values }),
    ...(deadlineMs !== undefined && { query_timeout: deadlineMs }),
  }
}
