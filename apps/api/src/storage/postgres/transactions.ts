import type { Client, Pool, PoolClient, QueryConfig } from 'pg'
import type { OwnerTransaction } from '../database'
import { hasCode } from '../error-code'
import { isConnectionLost, whenAvailable } from './connection-errors'

/** For a statement's answer. The server gives up earlier; this is for a server that cannot answer any more. */
export const ANSWER_TIMEOUT_MS = 8_000

/** What PostgreSQL says to each statement that follows a failed one in its transaction. */
const ABORTED = '25P02'

const READS = /^\s*select\b/i

/**
 * Makes the statements of one transaction. `plan` sets how each is sent. The first ones that only read do not wait
 * for the answer to `begin`; if that fails, so do they.
 *
 * @throws DatabaseUnavailable, StorageFull, or what `work` throws
 */
export async function inTransaction<Result>(
  pool: Pool,
  begin: string,
  plan: (sql: string, params?: unknown[]) => QueryConfig,
  work: (tx: OwnerTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await whenAvailable(pool.connect())
  const open = new OpenTransaction(client, begin, plan)
  let isBroken = false
  try {
    const worked = work(open.transaction())
    // Nothing of it may still run when the connection goes to somebody else.
    await Promise.allSettled([open.begun, worked])
    open.end()
    await open.begun
    const result = await worked
    await commit(client)
    return result
  } catch (caught) {
    open.end()
    const error = open.reasonFor(caught)
    isBroken = isConnectionLost(error) || !(await rolledBack(client))
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** Sends statements between `begin` and the end, and none outside: alone, it would be saved at once. */
class OpenTransaction {
  /** Whether `begin` was done. */
  readonly begun: Promise<unknown>
  #isOver = false
  #isWaiting = false
  #firstError: unknown

  constructor(
    private readonly client: PoolClient,
    begin: string,
    private readonly plan: (sql: string, params?: unknown[]) => QueryConfig,
  ) {
    this.begun = query(client, statement(begin, undefined, ANSWER_TIMEOUT_MS))
    this.begun.catch(() => this.end())
  }

  transaction(): OwnerTransaction {
    return {
      readOnly: false,
      exec: (sql) => this.#send(sql, () => whenAvailable(this.client.query(sql))),
      query: (sql, params) => this.#send(sql, () => query(this.client, this.plan(sql, params))),
    }
  }

  end(): void {
    this.#isOver = true
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

/**
 * If the connection breaks here, nobody knows whether the transaction was saved. It is not run again: whoever sends
 * the request again with its key gets the answer that was saved, or has it done now.
 */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await whenAvailable(client.query(statement('commit', undefined, ANSWER_TIMEOUT_MS)))
  // PostgreSQL answers a commit after a failed statement with a rollback, not with an error.
  if (command !== 'COMMIT') throw new Error('The transaction failed before its end; nothing was saved.')
}

async function rolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query(statement('rollback', undefined, ANSWER_TIMEOUT_MS))
    return true
  } catch {
    return false
  }
}

/** The rows that one statement gives. */
export async function query<Row>(client: PoolClient | Client, config: QueryConfig): Promise<Row[]> {
  const { rows } = await whenAvailable(client.query(config))
  return rows
}

/** For the driver, which also counts the time until the answer but does not declare it in its types. */
export function statement(text: string, values?: unknown[], deadlineMs?: number): QueryConfig {
  return {
    text,
    ...(values !== undefined && { values }),
    ...(deadlineMs !== undefined && { query_timeout: deadlineMs }),
  }
}
