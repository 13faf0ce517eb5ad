import type { Database, UserTransaction } from './database'

const joined = new WeakSet<Database>()

/**
 * The database for work that belongs to a transaction that is open already: it runs inside, and commits or rolls
 * back with it.
 */
export function joinedDatabase(db: Database, tx: UserTransaction): Database {
  const inside: Database['asUser'] = async (userId, work) => {
    if (userId !== tx.userId) throw new Error('A transaction belongs to one person only.')
    return work(tx)
  }
  const within: Database = {
    asUser: inside,
    // What the transaction has changed so far is part of what it reads.
    asReader: inside,
    inBackground: inside,
    long: { read: refused, fill: refused, empty: refused },
    ping: () => db.ping(),
    close: () => db.close(),
  }
  joined.add(within)
  return within
}

/** Whether what runs here is a part of somebody else's transaction. */
export function isJoined(db: Database): boolean {
  return joined.has(db)
}

async function refused(): Promise<never> {
  throw new Error('Long work has transactions of its own; it is no part of another one.')
}
