import type { Database, Transaction } from './database'

/**
 * The database for work that belongs to a transaction that is open already: it runs inside, and commits or rolls
 * back with it.
 */
export function joinedDatabase(db: Database, owner: { userId: string; tx: Transaction }): Database {
  return {
    async asUser(userId, work) {
      if (userId !== owner.userId) throw new Error('A transaction belongs to one person only.')
      return work(owner.tx)
    },
    ping: () => db.ping(),
    close: () => db.close(),
  }
}
