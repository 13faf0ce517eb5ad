import type { Transaction } from '../storage/database'
import { postDueInterest } from './interest'
import type { Services } from './services'

/**
 * One transaction on a person's books. Everything that reads or changes assets, liabilities or entries goes
 * through here, so that the books are up to date before anybody looks at them.
 */
export function openBooks<Result>(
  services: Services,
  userId: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return services.db.asUser(userId, async (tx) => {
    await postDueInterest(tx, services, userId)
    return work(tx)
  })
}
