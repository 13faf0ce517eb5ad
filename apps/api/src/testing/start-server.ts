import { randomBytes } from 'node:crypto'
import { type AppDependencies, buildApp } from '../app'
import { toAddressId } from '../domain/account/user-id'
import type { AiProvider } from '../domain/services'
import { createOperations, type Operations } from '../operations/operations'
import type { Database, Maintenance } from '../storage/database'
import { ownBooksDifferences } from '../storage/tables/journal-table'
import { deleteThrottles } from '../storage/tables/throttles-table'
import type { TestDatabase } from './postgres-database'
import { openTestDatabase } from './test-database'

/** The current date in tests, unless they set another one. */
export const TODAY = '2026-03-10'

export interface TestServer {
  url: string
  db: Database & Maintenance
  serverKey: Buffer
  clock: TestClock
  /** Where the server looks for models. Tests with a provider change it. */
  ai: AiProvider
  operations: Operations
  /** Everything it has logged, at level `trace`. */
  log: string[]
  /** Called before each test file on a shared server: empties the log and removes the models. */
  begin(): void
  /** Resets the clock to `TODAY`, and deletes the recorded attempts of 127.0.0.1. */
  reset(): Promise<void>
  /** The balances of a person that differ from the sum of their journal entries. */
  booksDifferences(userId: string): Promise<unknown[]>
  stop(): Promise<void>
}

/** The calendar date is fixed; the time of day is the real one plus `aheadMs`. */
class TestClock {
  date = TODAY
  aheadMs = 0
  now = () => new Date(Date.now() + this.aheadMs)
  today = () => this.date
}

/** Nothing listens on this port. */
const NO_MODELS: Readonly<AiProvider> = {
  baseUrl: 'http://127.0.0.1:9',
  timeoutMs: 10_000,
  callTimeoutMs: 20_000,
  turnTimeoutMs: 60_000,
  turnsPerDay: 200,
}

/** What a test may set on its own server. */
export type ServerOptions = Pick<AppDependencies, 'bankFileLimits' | 'trustProxy' | 'allowsPrivateHosts'>

/** Starts the real server on a free port, by default with a new database and a new key. */
export async function startServer(
  database?: TestDatabase,
  key?: Buffer,
  options: ServerOptions = {},
): Promise<TestServer> {
  const serverKey = key ?? randomBytes(32)
  const { db, drop } = database ?? (await openTestDatabase())
  const clock = new TestClock()
  const ai: AiProvider = { ...NO_MODELS }
  const log: string[] = []
  const stream = { write: (line: string) => log.push(line) }
  const operations = createOperations({ db })
  const app = buildApp({
    ...options,
    db,
    serverKey,
    clock,
    ai,
    log: { level: 'trace', stream },
    // All people of a test share one address.
    registrationsPerMinute: 10_000,
    operations,
  })
  // Both ends run in this process. After the event loop was blocked for long, the server would close an idle connection
  // just as the client sends its next request on it.
  app.server.keepAliveTimeout = 0
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    db,
    serverKey,
    clock,
    ai,
    operations,
    log,
    begin() {
      log.length = 0
      Object.assign(ai, NO_MODELS)
    },
    async reset() {
      Object.assign(clock, { date: TODAY, aheadMs: 0 })
      await db.asUser(toAddressId('127.0.0.1'), deleteThrottles)
    },
    booksDifferences: (userId) => db.asUser(userId, ownBooksDifferences),
    async stop() {
      await app.close()
      await drop()
    },
  }
}
