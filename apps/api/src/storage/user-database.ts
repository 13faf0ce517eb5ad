import { setTimeout as sleep } from 'node:timers/promises'
import { changesBooks } from './changes-books'
import type {
  Database,
  EngineDatabase,
  EngineTransaction,
  LongWork,
  Maintenance,
  PersonalWay,
  UserTransaction,
} from './database'
import { ConnectionGone, DatabaseUnavailable } from './database-unavailable'
import { hasCode } from './error-code'
import { raiseVersion } from './tables/book-versions-table'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const RETRIES = 5
/** The first pause is at most this long, each further one up to twice as long. */
const PAUSE_MS = 10

/**
 * The database on an engine. A transaction that lost against a concurrent one, or got a
 * connection that was gone, is run again, all of it. So `work` may
 * run several times and does nothing outside its transaction that it could not do twice. One that changes what its
 * person can read raises the version of their books.
 */
export function userDatabase(engine: EngineDatabase & Maintenance, long: LongWork): Database & Maintenance {
  return { ...engine, ...shortWork(engine), long }
}

/** Transactions of a moment. */
export type ShortWork = Pick<Database, PersonalWay>

/** The same, where one that lost against a concurrent one is run again. */
export function shortWork(engine: Pick<EngineDatabase, PersonalWay>): ShortWork {
  return {
    asUser: (userId, work) => committed((run) => engine.asUser(userId, run), userId, work),
    asReader: (userId, work) => committed((run) => engine.asReader(userId, run), userId, work),
    inBackground: (userId, work) => committed((run) => engine.inBackground(userId, run), userId, work),
  }
}

type EngineRun = <Result>(run: (tx: EngineTransaction) => Promise<Result>) => Promise<Result>

async function committed<Result>(
  inEngine: EngineRun,
  userId: string,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  const { result, callbacks } = await retried(() => runOf(inEngine, userId, work))
  for (const callback of callbacks) callback()
  return result
}

/** One transaction that is not run again, for work that cannot be done twice. */
export async function committedOnce<Result>(
  inEngine: EngineRun,
  userId: string,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  const { result, callbacks } = await runOf(inEngine, userId, work)
  for (const callback of callbacks) callback()
  return result
}

/** One run of the transaction, with what is to be called now that it is committed. */
async function runOf<Result>(
  inEngine: EngineRun,
  userId: string,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<{ result: Result; callbacks: readonly (() => void)[] }> {
  const callbacks: (() => void)[] = []
  const afterCommit = (callback: () => void) => void callbacks.push(callback)
  const result = await inEngine(async (tx) => {
    let isChanged = false
    const query: UserTransaction['query'] = (sql, params) => {
      isChanged ||= changesBooks(sql)
      return tx.query(sql, params)
    }
    const beforeCommit: UserTransaction['beforeCommit'] = (sql, params) => {
      isChanged ||= changesBooks(sql)
      tx.beforeCommit(sql, params)
    }
    const worked = await work({ userId, readOnly: tx.readOnly, query, beforeCommit, afterCommit })
    // Last of all, because whoever else changes these books waits from here until the commit.
    if (isChanged) tx.beforeCommit(...raiseVersion(userId, new Date()))
    return worked
  })
  return { result, callbacks }
}

/** @throws DatabaseUnavailable when the last retry loses as well */
async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      const isGone = error instanceof ConnectionGone
      if (!isGone && !hasCode(error, SERIALIZATION_FAILURE, DEADLOCK)) throw error
      if (attempt === RETRIES) throw isGone ? error : new DatabaseUnavailable(error)
      if (isGone) continue
    }
    // A random pause, so that the same two do not meet again.
    await sleep(Math.random() * PAUSE_MS * 2 ** attempt)
  }
}
