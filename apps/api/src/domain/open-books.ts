import type { Transaction } from '../storage/database'
import type { Services } from './services'

/**
 * One transaction on a person's books. Everything that reads or changes assets, liabilities or entries goes
 * through here, so that the books are up to date before anybody looks at them.
 */
export function openBooks<Result>(
  { db }: Services,
  userId: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.asUser(userId, work)
}
