import type { UserTransaction } from '../../storage/database'
import type { Services } from '../services'
import { postDueInterest } from './interest'

/**
 * One transaction on a person's books. Everything that reads or changes assets, liabilities or entries goes
 * through here or through readBooks, so that the books are up to date before anybody looks at them.
 */
export function openBooks<Result>(
  services: Services,
  userId: string,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  return services.db.asUser(userId, async (tx) => {
    // On a nearly full disk the books are read as they are; interest follows when there is room again.
    if (!tx.readOnly) await postDueInterest(tx, services)
    return work(tx)
  })
}

/**
 * The same for work that only reads. On most days nothing is due, so reading does not wait for the answer to that;
 * where interest was posted, it begins again.
 */
export function readBooks<Result>(
  services: Services,
  userId: string,
  read: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  return services.db.asUser(userId, async (tx) => {
    const [posted, early] = await Promise.allSettled([
      tx.readOnly ? false : postDueInterest(tx, services),
      read(tx),
    ])
    if (posted.status === 'rejected') throw posted.reason
    if (posted.value) return read(tx)
    if (early.status === 'rejected') throw early.reason
    return early.value
  })
}
