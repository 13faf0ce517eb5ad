import type { Database, UserTransactionKind } from '../storage/database'
import { DatabaseUnavailable } from '../storage/database-unavailable'

/** Records the transactions of requests. */
export interface Transactions {
  finished(outcome: 'committed' | 'unavailable' | 'rolled_back', seconds: number): void
  retried(times: number): void
}

/** The same database, with its transactions counted and timed. */
export function measuredDatabase<Inner extends Database>(db: Inner, transactions: Transactions): Inner {
  const through =
    (way: UserTransactionKind): Database['asUser'] =>
    (userId, work) =>
      measured(transactions, (countRun) =>
        // Looked up on each call, because tests replace it.
        db[way](userId, (tx) => {
          countRun()
          return work(tx)
        }),
      )
  return {
    ...db,
    asUser: through('asUser'),
    asReader: through('asReader'),
    inBackground: through('inBackground'),
  }
}

async function measured<Result>(
  transactions: Transactions,
  transaction: (countRun: () => void) => Promise<Result>,
): Promise<Result> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  let runs = 0
  try {
    const result = await transaction(() => {
      runs += 1
    })
    transactions.finished('committed', seconds())
    return result
  } catch (error) {
    transactions.finished(error instanceof DatabaseUnavailable ? 'unavailable' : 'rolled_back', seconds())
    throw error
  } finally {
    if (runs > 1) transactions.retried(runs - 1)
  }
}
