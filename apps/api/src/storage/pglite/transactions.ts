import type { EngineTransaction, OwnerTransaction } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { hasCode } from '../error-code'
import type { Semaphore } from '../semaphore'
import { StorageFull } from '../storage-full'
import { withTimeout } from '../with-timeout'
import type { DiskSpace } from './disk-space'
import type { Engine } from './engine'
import type { CommitRow, EngineRequest } from './engine-messages'
import type { EngineThread } from './engine-thread'
import type { Housekeeping } from './housekeeping'

const READ_ONLY_TRANSACTION = '25006'

/** Time limits of a transaction, in milliseconds. */
export interface TransactionLimits {
  /** For getting the mutex. */
  wait: number
  /** For each of its statements. */
  statement: number
  /** For the whole transaction; a caller that hangs must not block all others. */
  transaction: number
}

interface Dependencies {
  engine: Engine
  mutex: Semaphore
  space: Pick<DiskSpace, 'isNearlyFull'>
  housekeeping: Pick<Housekeeping, 'changed'>
}

/** The first statement of a transaction, which sets its user. */
export interface BeginStatement {
  sql: string
  params?: unknown[]
  /** The person whose transaction it is; absent for the owner of the tables. */
  userId?: string
  /** Whether the transaction only reads. */
  reads?: boolean
  /** Whether it belongs to a person's request: it finishes quickly, and its statements recur often. */
  isRequest: boolean
  /** Whether it is answered before it is synced to disk, so that a power cut may undo it. */
  asyncCommit?: boolean
}

/**
 * Runs one transaction: commits when `work` resolves, and rolls back when it rejects or takes too long. On a nearly
 * full disk it is read-only. Unless `asyncCommit` is set, everything it read or saved is on disk when this settles.
 *
 * @throws StorageFull if it tries to write on a nearly full disk, DatabaseUnavailable, or what `work` throws
 */
export async function inTransaction<Result>(
  { engine, mutex, space, housekeeping }: Dependencies,
  limits: TransactionLimits,
  begin: BeginStatement,
  work: (tx: OwnerTransaction & EngineTransaction) => Promise<Result>,
): Promise<Result> {
  const { userId, isRequest, asyncCommit = false } = begin
  // An asynchronous commit does not count as the next request: the one before must not leave its sync to it.
  const release = await mutex.acquire({
    timeoutMs: limits.wait,
    isRequest: isRequest && !asyncCommit,
    ...(userId && { owner: userId }),
  })
  let thread: EngineThread | undefined
  try {
    thread = await engine.thread()
    const readOnly = space.isNearlyFull()
    const { result, commit } = await run({ thread, mutex, limits, readOnly }, begin, work)
    thread.commits.add(commit)
    if (commit.changed) housekeeping.changed(commit.logBytes)
    return result
  } finally {
    // Otherwise the next request's sync covers this one.
    if (!asyncCommit && !mutex.isRequestNext) thread?.commits.sync()
    release()
    // Reads and refusals wait, too: they may depend on commits that are not on disk yet.
    if (!asyncCommit) await thread?.commits.synced()
  }
}

interface RunContext {
  thread: EngineThread
  mutex: Semaphore
  limits: TransactionLimits
  readOnly: boolean
}

async function run<Result>(
  { thread, mutex, limits, readOnly }: RunContext,
  begin: BeginStatement,
  work: (tx: OwnerTransaction & EngineTransaction) => Promise<Result>,
): Promise<{ result: Result; commit: CommitRow }> {
  const timeoutError = () => new DatabaseUnavailable('the transaction took too long')
  let isOver = false
  const send = async <Row>(request: EngineRequest): Promise<Row[]> => {
    if (isOver) throw timeoutError()
    try {
      return await thread.request<Row>(request, limits.statement)
    } catch (error) {
      throw readOnly && hasCode(error, READ_ONLY_TRANSACTION) ? new StorageFull(error) : error
    }
  }
  const { sql, params = [], reads = readOnly, isRequest: prepared, asyncCommit = false } = begin
  const deferred: EngineRequest[] = []
  const tx: OwnerTransaction & EngineTransaction = {
    readOnly,
    beforeCommit: (sql, params) => void deferred.push({ kind: 'query', sql, params, prepared }),
    query: (sql, params) => send({ kind: 'query', sql, params, prepared }),
    exec: (sql) => send({ kind: 'exec', sql }),
  }
  try {
    // Statements that the work sends synchronously go in the same message.
    const begun = send({ kind: 'begin', readOnly: reads, sql, params })
    const workDone = withTimeout(work(tx), limits.transaction, () => {
      throw timeoutError()
    })
    const [, result] = await Promise.all([begun, workDone])
    const changed = deferred.map(send)
    isOver = true
    const sync = !((asyncCommit || mutex.isRequestNext) && thread.commits.hasRoom)
    const committed = thread.request<CommitRow>({ kind: 'commit', sync }, limits.statement)
    // Rejects with the first failure, which has the actual reason.
    await Promise.all([...changed, committed])
    const [commit] = await committed
    if (!commit) throw new DatabaseUnavailable('it gave no answer')
    return { result, commit }
  } catch (error) {
    isOver = true
    await rollback(thread, limits.statement)
    throw error
  }
}

/** A session that cannot roll back cannot be reused. */
async function rollback(thread: EngineThread, deadlineMs: number): Promise<void> {
  try {
    await thread.request({ kind: 'rollback' }, deadlineMs)
  } catch (error) {
    thread.end(new DatabaseUnavailable(error))
  }
}
