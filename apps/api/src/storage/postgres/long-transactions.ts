import { AccountBusy, AccountNotEmpty } from '../account-busy'
import type {
  EngineTransaction,
  LongWork,
  OwnerTransaction,
  RunTransaction,
  Transaction,
  UserTransaction,
} from '../database'
import { raiseVersion } from '../tables/book-versions-table'
import { deleteImportedEntries } from '../tables/import-deletion'
import { claimEmptyAccount } from '../tables/transfer-tables'
import { deleteEntries, deleteRest } from '../tables/unfinished-accounts-table'
import { runWithoutRetry } from '../user-database'
import { withPause } from '../with-pause'
import type { Settings } from './begin-statements'

/** A piece shares the processors with other people's requests. 10,000 lines still take half the time they may. */
const PAUSE_RATIO = 2.5

/** Limits that replace those of a request; a slow client may leave the transaction idle for a while. */
export const LONG_LIMITS: Settings = {
  statement_timeout: '60s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '60s',
  // The planner reads pages along the key instead of sorting all rows for each page: without statistics, it assumes
  // that a person has no rows.
  enable_sort: 'off',
}
/** How long to wait for the result of a statement: longer than the server lets it run. */
export const LONG_ANSWER_TIMEOUT_MS = 65_000

/** For the whole transaction: longer than an import or an export may take. */
export const LONG_TRANSACTION_MS = 60 * 60_000

interface Engine {
  asReader: RunTransaction
  asWriter: RunTransaction
  /**
   * As the owner of the tables, the only role that may delete entries; sees only this person's rows. To the end,
   * because Citus refuses a transaction that changes rows as two roles.
   */
  asOwnerOf<Result>(
    userId: string,
    work: (owner: OwnerTransaction & EngineTransaction) => Promise<Result>,
  ): Promise<Result>
}

/** Long work on a PostgreSQL server: one long transaction, concurrent with all others. */
export function longTransactions({ asReader, asWriter, asOwnerOf }: Engine): LongWork {
  return {
    // One snapshot for all pieces, so no row is newer than it.
    read: (userId, work) =>
      runWithoutRetry(
        (run) => asReader(userId, run),
        userId,
        (tx) => work((read) => read(tx, null)),
      ),
    fill: (userId, work) =>
      runWithoutRetry(
        (run) => asWriter(userId, run),
        userId,
        async (tx) => {
          await requireAlone(tx, userId)
          if (!(await claimEmptyAccount(tx))) throw new AccountNotEmpty()
          const finish = await work((write) => write(tx))
          return finish(tx)
        },
      ),
    addImport: (userId, _importId, work) =>
      runWithoutRetry(
        (run) => asWriter(userId, run),
        userId,
        async (tx) => {
          await requireAlone(tx, userId)
          const finish = await work((write) => withPause((run) => run(tx), write, PAUSE_RATIO))
          return finish(tx)
        },
      ),
    removeImport: (userId, importId, begin) =>
      asOwnerOf(userId, async (owner) => {
        await requireAlone(owner, userId)
        const result = await begin(asUserTransaction(owner, userId))
        await deleteImportedEntries((write) => withPause((run) => run(owner), write, PAUSE_RATIO), {
          userId,
          importId,
        })
        owner.beforeCommit(...raiseVersion(userId, new Date()))
        return result
      }),
    empty: (userId, finish) =>
      asOwnerOf(userId, async (owner) => {
        await requireAlone(owner, userId)
        // In pieces, so that no statement exceeds its timeout.
        await deleteEntries((run) => run(owner), userId)
        await deleteRest(owner, userId)
        await finish(asUserTransaction(owner, userId))
      }),
  }
}

/** The owner's transaction for work of a request. It does not raise the version of the books. */
function asUserTransaction({ query, beforeCommit }: EngineTransaction, userId: string): UserTransaction {
  return { userId, readOnly: false, query, change: query, beforeCommit, afterCommit: () => {} }
}

/** @throws AccountBusy if other long work of the person is running, on any server */
async function requireAlone(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx.query<{ alone: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('long work of ' || $1::text, 0)) as alone`,
    [userId],
  )
  if (row?.alone !== true) throw new AccountBusy('import')
}
