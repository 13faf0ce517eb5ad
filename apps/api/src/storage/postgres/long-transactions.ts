import { AccountBusy, AccountNotEmpty } from '../account-busy'
import { BY_KEY } from '../by-key'
import type { EngineTransaction, LongWork, OwnerTransaction, RunTransaction, Transaction } from '../database'
import { claimEmptyAccount } from '../tables/transfer-tables'
import { deleteEntries, deleteRest } from '../tables/unfinished-accounts-table'
import { committedOnce } from '../user-database'

/** Deadlines of each statement, in place of those of a request; a slow client may keep it quiet for a while. */
export const LONG_LIMITS = `set local statement_timeout = '60s'; set local lock_timeout = '2s';
  set local idle_in_transaction_session_timeout = '60s'; ${BY_KEY}`
/** For the answer of a statement: longer than the server lets it take. */
export const LONG_ANSWER_TIMEOUT_MS = 65_000

/** For all of it: longer than an import or an export may take. */
export const LONG_TRANSACTION_MS = 60 * 60_000

interface Engine {
  asReader: RunTransaction
  asWriter: RunTransaction
  /** As the owner of the tables, who alone may take entries out; sees this person's rows only. */
  asOwnerOf<Result>(
    userId: string,
    work: (owner: OwnerTransaction & EngineTransaction) => Promise<Result>,
  ): Promise<Result>
}

/** Long work on a PostgreSQL server: one long transaction, beside which everybody else's go on. */
export function longTransactions({ asReader, asWriter, asOwnerOf }: Engine): LongWork {
  return {
    // One snapshot from the first piece to the last, so nothing is newer.
    read: (userId, work) =>
      committedOnce(
        (run) => asReader(userId, run),
        userId,
        (tx) => work((read) => read(tx, null)),
      ),
    fill: (userId, work) =>
      committedOnce(
        (run) => asWriter(userId, run),
        userId,
        async (tx) => {
          await requireAlone(tx, userId)
          if (!(await claimEmptyAccount(tx))) throw new AccountNotEmpty()
          const finish = await work((write) => write(tx))
          return finish(tx)
        },
      ),
    empty: (userId, finish) =>
      asOwnerOf(userId, async (owner) => {
        await requireAlone(owner, userId)
        // In pieces, so that no statement outlasts its deadline.
        await deleteEntries((run) => run(owner), userId)
        await deleteRest(owner, userId)
        await owner.exec('set local role solvent_app')
        const { query, beforeCommit } = owner
        await finish({ userId, readOnly: false, query, beforeCommit, afterCommit: () => {} })
      }),
  }
}

/** @throws AccountBusy where other long work of the person runs, on whichever server */
async function requireAlone(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx.query<{ alone: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('long work of ' || $1::text, 0)) as alone`,
    [userId],
  )
  if (row?.alone !== true) throw new AccountBusy('import')
}
