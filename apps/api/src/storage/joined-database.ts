import type { Database, UserTransaction } from './database'

const joined = new WeakSet<Database>()

/**
 * A database for work that joins an open transaction: it runs inside that transaction, and commits or rolls back with
 * it.
 */
export function joinedDatabase(db: Database, tx: UserTransaction): Database {
  const runInside: Database['asUser'] = async (userId, work) => {
    if (userId !== tx.userId) throw new Error('A transaction belongs to one person only.')
    return work(tx)
  }
  const joinedDb: Database = {
    asUser: runInside,
    // Must also see what the transaction has changed so far.
    asReader: runInside,
    inBackground: runInside,
    long: { read: refused, fill: refused, addImport: refused, removeImport: refused, empty: refused },
    isSerial: db.isSerial,
    ping: () => db.ping(),
    close: () => db.close(),
  }
  joined.add(joinedDb)
  return joinedDb
}

/** Whether this database joins an open transaction. */
export function isJoined(db: Database): boolean {
  return joined.has(db)
}

async function refused(): Promise<never> {
  throw new Error('Long work cannot run inside another transaction.')
}
