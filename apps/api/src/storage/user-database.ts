import { setTimeout as sleep } from 'node:timers/promises'
import type {
  Database,
  EngineDatabase,
  EngineTransaction,
  LongWork,
  Maintenance,
  UserTransaction,
  UserTransactionKind,
} from './database'
import { ConnectionGone, DatabaseUnavailable } from './database-unavailable'
import { hasCode } from './error-code'
import { raiseVersion } from './tables/book-versions-table'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const MAX_RETRIES = 5
/** The upper limit of the first random delay; it doubles with each retry. */
const RETRY_DELAY_MS = 10

/**
 * The database on top of an engine. Retries a whole transaction that lost against a concurrent one or got a dead
 * connection. So `work` may run several times and must have no effects outside its transaction that cannot be repeated.
 * A transaction that changes what its person can read raises the version of their books.
 */
export function userDatabase(engine: EngineDatabase & Maintenance, long: LongWork): Database & Maintenance {
  return { ...engine, ...shortWork(engine), long }
}

/** Short transactions of one person. */
export type ShortWork = Pick<Database, UserTransactionKind>

/** The engine's transactions, with retries. */
export function shortWork(engine: Pick<EngineDatabase, UserTransactionKind>): ShortWork {
  return {
    asUser: (userId, work) => runWithRetries((run) => engine.asUser(userId, run), userId, work),
    asReader: (userId, work) => runWithRetries((run) => engine.asReader(userId, run), userId, work),
    inBackground: (userId, work) => runWithRetries((run) => engine.inBackground(userId, run), userId, work),
  }
}

type EngineRun = <Result>(run: (tx: EngineTransaction) => Promise<Result>) => Promise<Result>

async function runWithRetries<Result>(
  inEngine: EngineRun,
  userId: string,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  const { result, callbacks } = await withRetries(() => runOnce(inEngine, userId, work))
  for (const callback of callbacks) callback()
  return result
}

/** Runs one transaction without retries, for work that cannot be done twice. */
export async function runWithoutRetry<Result>(
  inEngine: EngineRun,
  userId: string,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  const { result, callbacks } = await runOnce(inEngine, userId, work)
  for (const callback of callbacks) callback()
  return result
}

/** Runs the transaction once; returns the callbacks to call now that it is committed. */
async function runOnce<Result>(
  inEngine: EngineRun,
  userId: string,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<{ result: Result; callbacks: readonly (() => void)[] }> {
  const callbacks: (() => void)[] = []
  const afterCommit = (callback: () => void) => void callbacks.push(callback)
  const result = await inEngine(async (tx) => {
    let isChanged = false
    const change: UserTransaction['change'] = (sql, params) => {
      isChanged = true
      return tx.query(sql, params)
    }
    const { readOnly, query, beforeCommit } = tx
    const workResult = await work({ userId, readOnly, query, change, beforeCommit, afterCommit })
    // Last, because other changes of these books wait from here until the commit.
    if (isChanged) tx.beforeCommit(...raiseVersion(userId, new Date()))
    return workResult
  })
  return { result, callbacks }
}

/** @throws DatabaseUnavailable when the last retry loses as well */
async function withRetries<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      const isGone = error instanceof ConnectionGone
      if (!isGone && !hasCode(error, SERIALIZATION_FAILURE, DEADLOCK)) throw error
      if (attempt === MAX_RETRIES) throw isGone ? error : new DatabaseUnavailable(error)
      if (isGone) continue
    }
    // A random delay, so that the same two transactions do not collide again.
    await sleep(Math.random() * RETRY_DELAY_MS * 2 ** attempt)
  }
}
