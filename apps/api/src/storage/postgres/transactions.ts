import type { Client, Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import type { EngineTransaction, OwnerTransaction } from '../database'
import { ConnectionGone, DatabaseUnavailable } from '../database-unavailable'
import { hasCode } from '../error-code'
import { withTimeout } from '../with-timeout'
import { isConnectionLost, whenAvailable } from './connection-errors'
import { inOneWrite } from './one-write'

/** For a statement's answer. The server gives up earlier; this is for a server that cannot answer any more. */
export const ANSWER_TIMEOUT_MS = 8_000

/** A server that is there says within this time that a connection is not. */
const SOON_MS = 1_000

/** What PostgreSQL says to each statement that follows a failed one in its transaction. */
const ABORTED = '25P02'

const READS = /^\s*select\b/i

/** How a transaction is made. */
export interface TransactionPlan {
  /** The first message, which may be several statements. */
  begin: string
  /** How each statement is sent. */
  plan: (sql: string, params?: unknown[]) => QueryConfig
  /** For all of it; a caller that hangs must keep neither the connection nor what the transaction has locked. */
  deadlineMs: number
  /** Whether it changes nothing, so that nobody has to wait for its commit. */
  reads?: boolean
}

type PostgresTransaction = OwnerTransaction & EngineTransaction

/**
 * Makes the statements of one transaction. The first ones that only read do not wait for the answer to `begin`; if that
 * fails, so do they.
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
  const late = new DatabaseUnavailable('the transaction took too long')
  try {
    const worked = work(open.transaction())
    // Nothing of it may still run when the connection goes to somebody else.
    await withTimeout<unknown>(Promise.allSettled([open.begun, worked]), deadlineMs, () => {
      throw late
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
    const isLost = error !== late && isConnectionLost(error)
    client.release(isLost || !(await rolledBack(client)))
    throw isLost && open.neverBegan ? new ConnectionGone(error.cause) : error
  }
}

/** What was read is right whatever becomes of the commit. */
function releaseAfter(client: PoolClient, committed: Promise<void>): void {
  committed.then(
    () => client.release(),
    () => client.release(true),
  )
}

/** Sends statements between `begin` and the end, and none outside: alone, it would be saved at once. */
class OpenTransaction {
  /** Whether `begin` was done. */
  readonly begun: Promise<unknown>
  readonly #started = performance.now()
  #neverBegan = false
  #isOver = false
  #isWaiting = false
  #firstError: unknown
  readonly #last: QueryConfig[] = []

  constructor(
    private readonly client: PoolClient,
    begin: string,
    private readonly plan: (sql: string, params?: unknown[]) => QueryConfig,
  ) {
    this.begun = query(client, statement(begin, undefined, ANSWER_TIMEOUT_MS))
    this.begun.catch(() => {
      this.#neverBegan = performance.now() - this.#started < SOON_MS
      this.end()
    })
  }

  transaction(): PostgresTransaction {
    return {
      readOnly: false,
      exec: (sql) => this.#send(sql, () => sent(this.client, sql)),
      query: (sql, params) => this.#send(sql, () => query(this.client, this.plan(sql, params))),
      beforeCommit: (sql, params) => void this.#last.push(this.plan(sql, params)),
    }
  }

  end(): void {
    this.#isOver = true
  }

  /**
   * If the connection breaks here, nobody knows whether the transaction was saved. It is not run again: whoever sends
   * the request again with its key gets the answer that was saved, or has it done now.
   */
  async commit(): Promise<void> {
    const last = this.#last.map((config) => sent(this.client, config))
    const ended = sent(this.client, statement('commit', undefined, ANSWER_TIMEOUT_MS))
    // PostgreSQL answers a commit after a failed statement with a rollback, not with an error.
    const [end, ...changed] = await Promise.allSettled([ended, ...last])
    const failed = [...changed, end].find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    if (end.status === 'fulfilled' && end.value.command !== 'COMMIT')
      throw new Error('The transaction failed before its end; nothing was saved.')
  }

  /** Whether it failed at once, as on a connection that an administrator has ended, and not after a silence. */
  get neverBegan(): boolean {
    return this.#neverBegan
  }

  /** The error of the statement that failed first, where `error` only shows that one did. */
  reasonFor(error: unknown): unknown {
    return hasCode(error, ABORTED) ? (this.#firstError ?? error) : error
  }

  async #send<Answer>(sql: string, sent: () => Promise<Answer>): Promise<Answer> {
    // The first change waits until there is a transaction, and what follows it keeps its place behind it.
    this.#isWaiting ||= !READS.test(sql)
    if (this.#isWaiting) await this.begun
    if (this.#isOver) throw new Error('The transaction is over; this statement was not sent.')
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

/** The rows that one statement gives. */
export async function query<Row>(client: PoolClient | Client, config: QueryConfig): Promise<Row[]> {
  const { rows } = await sent(client, config)
  return rows
}

function sent(client: PoolClient | Client, config: QueryConfig | string): Promise<QueryResult> {
  inOneWrite(client)
  return whenAvailable(client.query(config))
}

/** For the driver, which also counts the time until the answer but does not declare it in its types. */
export function statement(text: string, values?: unknown[], deadlineMs?: number): QueryConfig {
  return {
    text,
    ...(values !== undefined && { values }),
    ...(deadlineMs !== undefined && { query_timeout: deadlineMs }),
  }
}
