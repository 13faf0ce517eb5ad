import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app'
import type { Database } from '../storage/database'
import { openPglite } from '../storage/pglite/open-pglite'
import { makeEmptyDatabase } from './empty-database'

/** The day of every test that does not set another one. */
export const TODAY = '2026-03-10'

export interface TestServer {
  url: string
  db: Database
  dataDir: string
  serverKey: Buffer
  clock: TestClock
  /** Everything it has logged, at the most talkative level. */
  log: string[]
  stop(): Promise<void>
}

/** The calendar date is set; the time of day runs on from now, shifted by what a test adds. */
class TestClock {
  date = TODAY
  aheadMs = 0
  now = () => new Date(Date.now() + this.aheadMs)
  today = () => this.date
}

/** The real server on a free port, with the real database in a folder of its own. */
export async function startServer(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'solvent-api-'))
  const dataDir = join(folder, 'data')
  await makeEmptyDatabase(dataDir)
  const serverKey = randomBytes(32)
  const clock = new TestClock()
  const log: string[] = []
  const db = await openPglite({ dataDir, onLockLost: () => log.push('lock lost') })
  const stream = { write: (line: string) => log.push(line) }
  const app = buildApp({ db, serverKey, clock, log: { level: 'trace', stream } })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    db,
    dataDir,
    serverKey,
    clock,
    log,
    async stop() {
      await app.close()
      await db.close()
      await rm(folder, { recursive: true })
    },
  }
}
