import { randomBytes } from 'node:crypto'
import { buildApp } from '../app'
import { toAddressId } from '../domain/account/user-id'
import type { AiProvider } from '../domain/services'
import { createOperations, type Operations } from '../operations/operations'
import type { Database, Maintenance } from '../storage/database'
import { ownBooksDifferences } from '../storage/tables/journal-table'
import { deleteThrottles } from '../storage/tables/throttles-table'
import type { TestDatabase } from './postgres-database'
import { openTestDatabase } from './test-database'

/** The day of every test that does not set another one. */
export const TODAY = '2026-03-10'

export interface TestServer {
  url: string
  db: Database & Maintenance
  serverKey: Buffer
  clock: TestClock
  /** Where the server looks for models; a test that has some changes it. */
  ai: AiProvider
  operations: Operations
  /** Everything it has logged, at the most talkative level. */
  log: string[]
  /** Before a test file on a server that has served others: an empty log, and no models. */
  begin(): void
  /** Sets the clock back to `TODAY`, and forgets the attempts of this machine's address. */
  reset(): Promise<void>
  /** The balances of a person that differ from the sum of their journal entries. */
  booksDifferences(userId: string): Promise<unknown[]>
  stop(): Promise<void>
}

/** The calendar date is set; the time of day runs on from now, shifted by what a test adds. */
class TestClock {
  date = TODAY
  aheadMs = 0
  now = () => new Date(Date.now() + this.aheadMs)
  today = () => this.date
}

/** Nothing listens there. */
const NO_MODELS: Readonly<AiProvider> = {
  baseUrl: 'http://127.0.0.1:9',
  timeoutMs: 10_000,
  callTimeoutMs: 20_000,
  turnTimeoutMs: 60_000,
  turnsPerDay: 200,
}

/** The real server on a free port, with a real database and a key of its own unless it is given them. */
export async function startServer(database?: TestDatabase, key?: Buffer): Promise<TestServer> {
  const serverKey = key ?? randomBytes(32)
  const { db, drop } = database ?? (await openTestDatabase())
  const clock = new TestClock()
  const ai: AiProvider = { ...NO_MODELS }
  const log: string[] = []
  const stream = { write: (line: string) => log.push(line) }
  const operations = createOperations({ db })
  const app = buildApp({
    db,
    serverKey,
    clock,
    ai,
    log: { level: 'trace', stream },
    // All the people of a test come from one address.
    registrationsPerMinute: 10_000,
    operations,
  })
  // Both ends run in this process. After a long blocked event loop, the server would close an idle connection just
  // before the client, which has not noticed yet, sends its next request on it.
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
