import type { Database, UserTransaction } from './database'

/**
 * The database for work that belongs to a transaction that is open already: it runs inside, and commits or rolls
 * back with it.
 */
export function joinedDatabase(db: Database, tx: UserTransaction): Database {
  return {
    async asUser(userId, work) {
      if (userId !== tx.userId) throw new Error('A transaction belongs to one person only.')
      return work(tx)
    },
    ping: () => db.ping(),
    close: () => db.close(),
  }
}
