import { actAsBackup } from '../backup-role'
import type {
  EngineDatabase,
  EngineTransaction,
  Maintenance,
  OwnerTransaction,
  PieceLimits,
  UserTransactionKind,
} from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { forcedRowSecurity } from '../migrate'
import type { Semaphore } from '../semaphore'
import { deleteOldThrottles } from '../tables/throttles-table'
import type { DataFolderLock } from './data-folder-lock'
import type { DiskReserve } from './disk-reserve'
import type { DiskSpace } from './disk-space'
import type { Engine } from './engine'
import { Housekeeping } from './housekeeping'
import { logBytes } from './log-bytes'
import { readInTurns } from './read-in-turns'
import { type BeginStatement, inTransaction, type TransactionLimits } from './transactions'

/** For requests, in milliseconds. */
const REQUEST_LIMITS: TransactionLimits = { wait: 10_000, statement: 5_000, transaction: 15_000 }
/** For a piece of long work, which is less urgent. */
const PIECE_LIMITS: Partial<TransactionLimits> = { wait: 120_000, statement: 30_000, transaction: 60_000 }
/** For work on all of the data, where one statement may scan a whole table. */
const OWNER_LIMITS: TransactionLimits = { wait: 60_000, statement: 10 * 60_000, transaction: 30 * 60_000 }
/** Other transactions wait while a piece runs. */
const EVERYONE_LIMITS: PieceLimits = { targetMs: 30, parallel: 1 }
/** A start must succeed on a nearly full disk, so that people can read. */
const unlimitedSpace = { isNearlyFull: () => false }
/** Reads nothing, so that the transaction's isolation level can still be set. */
const BEGIN_AS_OWNER: BeginStatement = { sql: `set local time zone 'UTC'`, isRequest: false }

interface Parts {
  engine: Engine
  mutex: Semaphore
  space: DiskSpace
  reserve: DiskReserve
  dataDir: string
  lock: DataFolderLock
  limits: Partial<TransactionLimits> | undefined
}

export interface Embedded extends EngineDatabase, Maintenance {
  /** A start-up transaction with the rights of the owner. */
  prepare<Result>(work: (owner: OwnerTransaction) => Promise<Result>): Promise<Result>
  /** A person's transactions with longer limits. */
  withPieceLimits: Pick<EngineDatabase, UserTransactionKind>
  /**
   * A transaction with the rights of the owner, to which this engine does not apply row-level security.
   *
   * @param userId the only person whose rows it changes
   */
  asPlainOwner<Result>(work: (owner: OwnerTransaction) => Promise<Result>, userId?: string): Promise<Result>
}

/**
 * The database on an open engine. Transactions run one at a time; closing it ends the engine and unlocks the folder.
 */
export function embeddedDatabase(parts: Parts): Embedded {
  const { engine, mutex, space } = parts
  const housekeeping = new Housekeeping(parts)
  const requestLimits = { ...REQUEST_LIMITS, ...parts.limits }
  let closed: Promise<void> | null = null

  async function transaction<Result>(
    limits: TransactionLimits,
    begin: BeginStatement,
    work: (owner: OwnerTransaction & EngineTransaction) => Promise<Result>,
    on: Parameters<typeof inTransaction>[0] = { ...parts, housekeeping },
  ): Promise<Result> {
    if (closed) throw new DatabaseUnavailable('it is closing')
    return inTransaction(on, limits, begin, work)
  }

  const asOwner = <Result>(work: (owner: OwnerTransaction) => Promise<Result>, userId?: string) =>
    transaction(OWNER_LIMITS, { ...BEGIN_AS_OWNER, ...(userId && { userId }) }, work)

  const readEverything: Maintenance['readEverything'] = (work) =>
    asOwner(async (owner) => {
      await actAsBackup(owner)
      return work(owner)
    })

  const asPerson = (limits: TransactionLimits): Pick<EngineDatabase, UserTransactionKind> => ({
    asUser: (userId, work) => transaction(limits, beginAsPerson(userId), work),
    // Transactions run one at a time, so nothing changes while it reads.
    asReader: (userId, work) => transaction(limits, { ...beginAsPerson(userId), reads: true }, work),
    inBackground: (userId, work) =>
      transaction(limits, { ...beginAsPerson(userId), asyncCommit: true }, work),
  })

  return {
    prepare: (work) =>
      transaction(OWNER_LIMITS, BEGIN_AS_OWNER, work, { ...parts, housekeeping, space: unlimitedSpace }),
    ...asPerson(requestLimits),
    withPieceLimits: asPerson({ ...requestLimits, ...PIECE_LIMITS }),
    asPlainOwner: asOwner,
    isSerial: true,
    pieceLimits: EVERYONE_LIMITS,
    deleteOldThrottles: () => asOwner(deleteOldThrottles),
    readEverything,
    readInPieces: (work) =>
      work((read) =>
        readInTurns({ transaction: readEverything, mutex, targetMs: EVERYONE_LIMITS.targetMs }, read),
      ),
    asOwner: (work) =>
      asOwner(async (owner) => {
        await owner.exec(forcedRowSecurity('no force'))
        const result = await work(owner)
        await owner.exec(forcedRowSecurity('force'))
        return result
      }),
    status: async () => ({
      engine: 'embedded',
      durable: true,
      walBytes: await logBytes(parts.dataDir),
      writable: engine.isOpen && !space.isNearlyFull(),
      running: mutex.running,
      waiting: mutex.waiting,
    }),
    ping: () => engine.ping(),
    close() {
      closed ??= close(parts, housekeeping)
      return closed
    },
  }
}

async function close({ engine, mutex, reserve, lock }: Parts, housekeeping: Housekeeping): Promise<void> {
  housekeeping.stop()
  await reserve.stop()
  // Waits for everything queued before.
  await mutex.acquire()
  try {
    await engine.close()
  } finally {
    lock.release()
  }
}

function beginAsPerson(userId: string): BeginStatement {
  return {
    // The commit does not sync by itself: one sync serves all waiting transactions.
    sql: `select set_config('role', 'solvent_app', true), set_config('app.user_id', $1, true),
      set_config('synchronous_commit', 'off', true)`,
    params: [userId],
    userId,
    isRequest: true,
  }
}
