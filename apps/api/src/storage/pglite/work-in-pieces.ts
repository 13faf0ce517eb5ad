import { setTimeout as sleep } from 'node:timers/promises'
import { AccountNotEmpty } from '../account-busy'
import type { LongWork, OwnerTransaction, Piece, UserTransaction, View } from '../database'
import { DatabaseUnavailable } from '../database-unavailable'
import { claimEmptyAccount } from '../tables/transfer-tables'
import {
  deleteEntries,
  deleteRest,
  markFinished,
  markUnfinished,
  type UnfinishedWork,
  unfinishedAccounts,
} from '../tables/unfinished-accounts-table'
import { deleteUser } from '../tables/users-table'
import type { ShortWork } from '../user-database'
import { withTimeout } from '../with-timeout'
import { AccountGate } from './account-gate'

/** Whoever's import failed waits this long for the account to be empty again; after that it goes on by itself. */
const CLEARING_WAIT_MS = 5_000
const RETRY_MS = 1_000

interface Parts {
  /** Transactions past the gate, which wait longer for their turn than a request would. */
  short: ShortWork
  /** As the owner of the tables, who alone may take entries out of them. */
  asOwner<Result>(work: (owner: OwnerTransaction) => Promise<Result>): Promise<Result>
  isClosing(): boolean
}

/**
 * Long work of the embedded engine, which runs one transaction at a time: each piece is a transaction of its own, so
 * that everybody else's come in between. An account that is filled or emptied refuses its person's transactions
 * meanwhile, so nobody sees a half of it.
 */
export class WorkInPieces implements LongWork {
  readonly #with: Parts
  readonly #gate = new AccountGate()

  constructor(parts: Parts) {
    this.#with = parts
  }

  /** The transactions of requests, as far as they are let in. */
  gated(short: ShortWork): ShortWork {
    // Asked in the same tick in which the transaction takes its place in the queue: what was there before is before.
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

  read<Result>(userId: string, work: (view: View) => Promise<Result>): Promise<Result> {
    let horizon: string | null = null
    return work(async (read) => {
      this.#gate.requireOpen(userId)
      return this.#with.short.asReader(userId, async (tx) => {
        // Along the key and not by sorting all rows for each page, whatever the planner thinks of how many there are.
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
    const piece: Piece = (run) => this.#with.short.asUser(userId, run)
    await this.#begin(userId, 'import', async (tx) => {
      // What a failure takes away is all of it, so there must be nothing else.
      if (!(await claimEmptyAccount(tx))) throw new AccountNotEmpty()
    })
    try {
      const finish = await work(piece)
      const result = await piece(async (tx) => {
        const finished = await finish(tx)
        await markFinished(tx, userId)
        return finished
      })
      this.#gate.open(userId)
      return result
    } catch (error) {
      await withTimeout(
        this.#clear(userId, 'import').catch(() => {}),
        CLEARING_WAIT_MS,
        () => {},
      )
      throw error
    }
  }

  async empty(userId: string, finish: (tx: UserTransaction) => Promise<void>): Promise<void> {
    await this.#begin(userId, 'deletion', async () => {})
    await this.#clear(userId, 'deletion', finish)
  }

  /** Empties what a killed process left half filled or half empty; nobody gets at it before. */
  async recover(): Promise<void> {
    for (const { userId, work } of await this.#with.asOwner(unfinishedAccounts)) {
      this.#gate.close(userId, work)
      void this.#clear(userId, work).catch(() => {})
    }
  }

  async #begin(
    userId: string,
    work: UnfinishedWork,
    check: (tx: UserTransaction) => Promise<void>,
  ): Promise<void> {
    this.#gate.close(userId, work)
    try {
      await this.#with.short.asUser(userId, async (tx) => {
        await check(tx)
        await markUnfinished(tx, work)
      })
    } catch (error) {
      this.#gate.open(userId)
      throw error
    }
  }

  /** Goes on until it is done. @throws DatabaseUnavailable when the server stops; the next start goes on with it */
  async #clear(userId: string, work: UnfinishedWork, finish = finishOf(work)): Promise<void> {
    while (!this.#with.isClosing()) {
      try {
        await deleteEntries((run) => this.#with.asOwner(run), userId)
        await this.#with.asOwner((owner) => deleteRest(owner, userId))
        await this.#with.short.asUser(userId, async (tx) => {
          await finish(tx)
          await markFinished(tx, userId)
        })
        return this.#gate.open(userId)
      } catch {
        await sleep(RETRY_MS, undefined, { ref: false })
      }
    }
    throw new DatabaseUnavailable('it is closing')
  }
}

/** What is left to do once a half of an account is gone. */
function finishOf(work: UnfinishedWork): (tx: UserTransaction) => Promise<void> {
  return work === 'deletion' ? deleteUser : async () => {}
}

/** Rows of transactions from this one on did not exist when it was asked. */
async function nextTransactionId(tx: UserTransaction): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'select (pg_snapshot_xmax(pg_current_snapshot())::xid)::text as id',
  )
  if (!row) throw new Error('The engine does not say which transaction comes next.')
  return row.id
}
