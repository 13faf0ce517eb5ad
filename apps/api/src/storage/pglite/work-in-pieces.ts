import { setTimeout as sleep } from 'node:timers/promises'
import { AccountNotEmpty, type UnfinishedWork } from '../account-busy'
import type { LongWork, OwnerTransaction, Piece, ReadSnapshot, UserTransaction } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { deleteImport, deleteImportedEntries } from '../tables/import-deletion'
import { claimEmptyAccount } from '../tables/transfer-tables'
import {
  deleteEntries,
  deleteRest,
  markFinished,
  markUnfinished,
  unfinishedAccounts,
} from '../tables/unfinished-accounts-table'
import { deleteUser } from '../tables/users-table'
import type { ShortWork } from '../user-database'
import { withPause } from '../with-pause'
import { withTimeout } from '../with-timeout'
import { AccountGate } from './account-gate'

/** Each piece is as long as all of the engine's other work waits. 10,000 lines may take ten seconds. */
const PAUSE_RATIO = 1

/** How long a failed import waits until its rows are deleted; after that, this continues in the background. */
const CLEAR_TIMEOUT_MS = 5_000
const RETRY_DELAY_MS = 1_000

interface Parts {
  /** Transactions that bypass the gate, with longer limits than those of a request. */
  short: ShortWork
  /** As the owner of the tables, the only role that may delete entries; with the only person whose rows it changes. */
  asOwner<Result>(work: (owner: OwnerTransaction) => Promise<Result>, userId?: string): Promise<Result>
  isClosing(): boolean
}

/**
 * Long work of the embedded engine, which runs one transaction at a time: each piece is a separate transaction, so that
 * others can run in between. While an account is filled or emptied, its person's other transactions are refused, so
 * that no partial data is visible.
 */
export class WorkInPieces implements LongWork {
  readonly #parts: Parts
  readonly #gate = new AccountGate()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The transactions of requests, refused while the account is closed. */
  gated(short: ShortWork): ShortWork {
    // Checked in the same tick in which the transaction is queued, so that transactions queued earlier still run.
    return {
      asUser: async (userId, work) => {
        this.#gate.requireOpen(userId)
        return short.asUser(userId, work)
      },
      asReader: async (userId, work) => {
        this.#gate.requireOpen(userId)
        return short.asReader(userId, work)
      },
      inBackground: async (userId, work) => {
        this.#gate.requireOpen(userId)
        return short.inBackground(userId, work)
      },
    }
  }

  read<Result>(userId: string, work: (view: ReadSnapshot) => Promise<Result>): Promise<Result> {
    let horizon: string | null = null
    return work(async (read) => {
      this.#gate.requireOpen(userId)
      return this.#parts.short.asReader(userId, async (tx) => {
        // Read pages along the key instead of sorting all rows for each, whatever the planner estimates.
        await tx.query(`select set_config('enable_sort', 'off', true)`)
        const seen = await read(tx, horizon)
        horizon ??= await nextTransactionId(tx)
        return seen
      })
    })
  }

  async fill<Result>(
    userId: string,
    work: (piece: Piece) => Promise<(tx: UserTransaction) => Promise<Result>>,
  ): Promise<Result> {
    const piece: Piece = (run) => this.#parts.short.asUser(userId, run)
    await this.#begin(userId, { work: 'import' }, async (tx) => {
      // A failure deletes everything in the account, so it must be empty.
      if (!(await claimEmptyAccount(tx))) throw new AccountNotEmpty()
    })
    try {
      const finish = await work(piece)
      const result = await piece(async (tx) => {
        const finished = await finish(tx)
        await markFinished(tx)
        return finished
      })
      this.#gate.open(userId)
      return result
    } catch (error) {
      await this.#clearInTime(this.#clear(userId, 'import'))
      throw error
    }
  }

  async addImport<Result>(
    userId: string,
    importId: string,
    work: (piece: Piece) => Promise<(tx: UserTransaction) => Promise<Result>>,
  ): Promise<Result> {
    const { short } = this.#parts
    // The last piece waits for the disk, for all of them.
    const piece: Piece = (run) => withPause((timed) => short.inBackground(userId, timed), run, PAUSE_RATIO)
    await this.#begin(userId, { work: 'bank import', importId }, async () => {})
    try {
      const finish = await work(piece)
      const result = await short.asUser(userId, async (tx) => {
        const finished = await finish(tx)
        await markFinished(tx)
        return finished
      })
      this.#gate.open(userId)
      return result
    } catch (error) {
      await this.#clearInTime(this.#clearImport(userId, importId, 'bank import'))
      throw error
    }
  }

  async removeImport<Result>(
    userId: string,
    importId: string,
    begin: (tx: UserTransaction) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.#begin(userId, { work: 'undo', importId }, begin)
    await this.#clearImport(userId, importId, 'undo')
    return result
  }

  async empty(userId: string, finish: (tx: UserTransaction) => Promise<void>): Promise<void> {
    await this.#begin(userId, { work: 'deletion' }, async () => {})
    await this.#clear(userId, 'deletion', finish)
  }

  /** Clears up what a killed process left unfinished; the accounts stay closed until then. */
  async recover(): Promise<void> {
    for (const { userId, work, importId } of await this.#parts.asOwner(unfinishedAccounts)) {
      this.#gate.close(userId, work)
      const cleared =
        (work === 'bank import' || work === 'undo') && importId !== null
          ? this.#clearImport(userId, importId, work)
          : this.#clear(userId, work)
      void cleared.catch(() => {})
    }
  }

  async #begin<Result>(
    userId: string,
    { work, importId }: { work: UnfinishedWork; importId?: string },
    begin: (tx: UserTransaction) => Promise<Result>,
  ): Promise<Result> {
    this.#gate.close(userId, work)
    try {
      return await this.#parts.short.asUser(userId, async (tx) => {
        const begun = await begin(tx)
        await markUnfinished(tx, work, importId)
        return begun
      })
    } catch (error) {
      this.#gate.open(userId)
      throw error
    }
  }

  /** Waits for a failed work to be cleared up; if that takes long, it continues in the background. */
  async #clearInTime(cleared: Promise<void>): Promise<void> {
    await withTimeout(
      cleared.catch(() => {}),
      CLEAR_TIMEOUT_MS,
      () => {},
    )
  }

  #clear(userId: string, work: UnfinishedWork, finish = lastStepOf(work)): Promise<void> {
    return this.#untilDone(userId, async () => {
      await deleteEntries((run) => this.#parts.asOwner(run, userId), userId)
      await this.#parts.asOwner((owner) => deleteRest(owner, userId), userId)
      await this.#parts.short.asUser(userId, async (tx) => {
        await finish(tx)
        await markFinished(tx)
      })
    })
  }

  /** Deletes the entries of an import, and the import itself if it was never complete. */
  #clearImport(userId: string, importId: string, work: 'bank import' | 'undo'): Promise<void> {
    return this.#untilDone(userId, async () => {
      const inPiece: OwnerPiece = (run) =>
        withPause((timed) => this.#parts.asOwner(timed, userId), run, PAUSE_RATIO)
      await deleteImportedEntries(inPiece, { userId, importId })
      if (work === 'bank import')
        await this.#parts.asOwner((owner) => deleteImport(owner, { userId, importId }), userId)
      await this.#parts.short.asUser(userId, markFinished)
    })
  }

  /** Retries until it is done. @throws DatabaseUnavailable when the server stops; the next start continues */
  async #untilDone(userId: string, clear: () => Promise<void>): Promise<void> {
    while (!this.#parts.isClosing()) {
      try {
        await clear()
        return this.#gate.open(userId)
      } catch {
        await sleep(RETRY_DELAY_MS, undefined, { ref: false })
      }
    }
    throw new DatabaseUnavailable('it is closing')
  }
}

type OwnerPiece = <Result>(work: (owner: OwnerTransaction) => Promise<Result>) => Promise<Result>

/** The last step after an unfinished account was emptied. */
function lastStepOf(work: UnfinishedWork): (tx: UserTransaction) => Promise<void> {
  return work === 'deletion' ? deleteUser : async () => {}
}

/** Rows of transactions from this id on did not exist at the time of the query. */
async function nextTransactionId(tx: UserTransaction): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'select (pg_snapshot_xmax(pg_current_snapshot())::xid)::text as id',
  )
  if (!row) throw new Error('The engine did not return the next transaction id.')
  return row.id
}
