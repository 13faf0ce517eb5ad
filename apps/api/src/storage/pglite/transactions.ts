import type { EngineTransaction, OwnerTransaction } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { hasCode } from '../error-code'
import { StorageFull } from '../storage-full'
import { withTimeout } from '../with-timeout'
import type { DiskSpace } from './disk-space'
import type { Engine } from './engine'
import type { CommitRow, EngineRequest } from './engine-messages'
import type { EngineThread } from './engine-thread'
import type { Housekeeping } from './housekeeping'
import type { Mutex } from './mutex'

const READ_ONLY_TRANSACTION = '25006'

/** How long a transaction may take, in milliseconds. */
export interface TransactionLimits {
  /** For the mutex. */
  wait: number
  /** For each of its statements. */
  statement: number
  /** For all of it; a caller that hangs must not keep everybody else waiting. */
  transaction: number
}

interface Dependencies {
  engine: Engine
  mutex: Mutex
  space: Pick<DiskSpace, 'isNearlyFull'>
  housekeeping: Pick<Housekeeping, 'changed'>
}

/** The first statement of a transaction, which makes it somebody's. */
export interface BeginStatement {
  sql: string
  params?: unknown[]
  /** Whether all of it only reads. */
  reads?: boolean
  /** Whether a person waits for it: it is soon done, and its statements come again and again. */
  ofRequest: boolean
  /** Whether a power cut may undo it after it was answered. */
  mayBeLost?: boolean
}

/**
 * Runs one transaction: it commits when `work` resolves, and rolls back when it rejects or takes too long. On a
 * nearly full disk it can only read. When this settles, everything that it saw or saved is on the disk, unless
 * it may be lost.
 *
 * @throws StorageFull where it would have to write on a nearly full disk, DatabaseUnavailable, or what `work` throws
 */
export async function inTransaction<Result>(
  { engine, mutex, space, housekeeping }: Dependencies,
  limits: TransactionLimits,
  begin: BeginStatement,
  work: (tx: OwnerTransaction & EngineTransaction) => Promise<Result>,
): Promise<Result> {
  const { ofRequest, mayBeLost = false } = begin
  // Nobody leaves the sync to one that waits for none.
  const release = await mutex.acquire(limits.wait, ofRequest && !mayBeLost)
  let thread: EngineThread | undefined
  try {
    thread = await engine.thread()
    const readOnly = space.isNearlyFull()
    const { result, commit } = await run({ thread, mutex, limits, readOnly }, begin, work)
    thread.commits.add(commit)
    if (commit.changed) housekeeping.changed(commit.logBytes)
    return result
  } finally {
    // Who comes next syncs for this one, too.
    if (!mayBeLost && !mutex.isRequestNext) thread?.commits.sync()
    release()
    // Also what was only read, and a refusal, may rest on what is not on the disk yet.
    if (!mayBeLost) await thread?.commits.synced()
  }
}

interface Setting {
  thread: EngineThread
  mutex: Mutex
  limits: TransactionLimits
  readOnly: boolean
}

async function run<Result>(
  { thread, mutex, limits, readOnly }: Setting,
  begin: BeginStatement,
  work: (tx: OwnerTransaction & EngineTransaction) => Promise<Result>,
): Promise<{ result: Result; commit: CommitRow }> {
  const late = () => new DatabaseUnavailable('the transaction took too long')
  let isOver = false
  const send = async <Row>(request: EngineRequest): Promise<Row[]> => {
    if (isOver) throw late()
    try {
      return await thread.request<Row>(request, limits.statement)
    } catch (error) {
      throw readOnly && hasCode(error, READ_ONLY_TRANSACTION) ? new StorageFull(error) : error
    }
  }
  const { reads = readOnly, ofRequest: kept, mayBeLost = false, ...first } = begin
  const last: EngineRequest[] = []
  const tx: OwnerTransaction & EngineTransaction = {
    readOnly,
    beforeCommit: (sql, params) => void last.push({ kind: 'query', sql, params, kept }),
    query: (sql, params) => send({ kind: 'query', sql, params, kept }),
    exec: (sql) => send({ kind: 'exec', sql }),
  }
  try {
    // What the work asks at once goes in the same message.
    const begun = send({ kind: 'begin', readOnly: reads, ...first })
    const worked = withTimeout(work(tx), limits.transaction, () => {
      throw late()
    })
    const [, result] = await Promise.all([begun, worked])
    const changed = last.map(send)
    isOver = true
    const sync = !((mayBeLost || mutex.isRequestNext) && thread.commits.hasRoom)
    const committed = thread.request<CommitRow>({ kind: 'commit', sync }, limits.statement)
    // What failed first says why.
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

/** A session that cannot even roll back is not fit for the next transaction. */
async function rollback(thread: EngineThread, deadlineMs: number): Promise<void> {
  try {
    await thread.request({ kind: 'rollback' }, deadlineMs)
  } catch (error) {
    thread.end(new DatabaseUnavailable(error))
  }
}
