import type { Database, UserTransaction } from '../storage/database'
import { DatabaseUnavailable } from '../storage/database-unavailable'

/** Takes note of the transactions of requests. */
export interface Transactions {
  finished(outcome: 'committed' | 'unavailable' | 'rolled_back', seconds: number): void
  retried(times: number): void
  /** An entry of the journal was committed. */
  written(kind: string): void
}

/** The same database, whose transactions are counted and timed. */
export function measuredDatabase<Inner extends Database>(db: Inner, transactions: Transactions): Inner {
  return {
    ...db,
    // Looked up at each call, as the tests replace it.
    asUser: (userId, work) => measured(transactions, (counted) => db.asUser(userId, counted(work))),
  }
}

type Work<Result> = (tx: UserTransaction) => Promise<Result>

async function measured<Result>(
  transactions: Transactions,
  run: (counted: (work: Work<Result>) => Work<Result>) => Promise<Result>,
): Promise<Result> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  let runs = 0
  let kinds: string[] = []
  try {
    const result = await run((work) => (tx) => {
      runs += 1
      // What an earlier run wrote was rolled back.
      kinds = []
      return work({ ...tx, onEntry: (kind) => void kinds.push(kind) })
    })
    transactions.finished('committed', seconds())
    for (const kind of kinds) transactions.written(kind)
    return result
  } catch (error) {
    transactions.finished(error instanceof DatabaseUnavailable ? 'unavailable' : 'rolled_back', seconds())
    throw error
  } finally {
    if (runs > 1) transactions.retried(runs - 1)
  }
}
