// @ts-check
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgBouncer } from '@solvent/api-testing/pgbouncer'
import start from './start-for-tests.mjs'

/** Jest global setup: as for PostgreSQL, and sets SOLVENT_TEST_POOLER to a pooler in front of the same server. */
async function startPooler() {
  await start()
  const server = new URL((process.env.SOLVENT_TEST_POSTGRES ?? '').replace('@/', '@localhost/'))
  const host = server.searchParams.get('host')
  if (host === null) throw new Error('The pooler needs a server with a socket; TEST_DATABASE_URL has none.')
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'solvent-pooler-'))
  const pooler = new PgBouncer(folder, { folder: host })
  await pooler.start()
  process.env.SOLVENT_TEST_POOLER = pooler.urlOf('postgres', 'solvent')
  Object.assign(globalThis, {
    async stopPooler() {
      await pooler.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  })
}

export { startPooler as default }
