import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, EngineDatabase, Maintenance } from './database'
import { DatabaseUnavailable } from './database-unavailable'
import { hasCode } from './error-code'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const RETRIES = 5
/** The first pause is at most this long, each further one up to twice as long. */
const PAUSE_MS = 10

/**
 * The database on an engine. A transaction that lost against a concurrent one is run again, all of it. So `work` may
 * run several times and does nothing outside its transaction that it could not do twice.
 */
export function userDatabase(engine: EngineDatabase & Maintenance): Database & Maintenance {
  return {
    ...engine,
    asUser: (userId, work) =>
      retried(() => engine.asUser(userId, ({ readOnly, query }) => work({ userId, readOnly, query }))),
  }
}

/** @throws DatabaseUnavailable when the last retry loses as well */
async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!hasCode(error, SERIALIZATION_FAILURE, DEADLOCK)) throw error
      if (attempt === RETRIES) throw new DatabaseUnavailable(error)
    }
    // A random pause, so that the same two do not meet again.
    await sleep(Math.random() * PAUSE_MS * 2 ** attempt)
  }
}
