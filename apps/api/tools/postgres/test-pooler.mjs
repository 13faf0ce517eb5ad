// @ts-check
// The tests of the server through PgBouncer in transaction mode: npm run test:pooler -- path
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findPostgres } from './find-postgres.mjs'
import { missingPgBouncer } from './pgbouncer.mjs'

const found = findPostgres()
const missing =
  found && 'programs' in found ? missingPgBouncer() : 'they need the installed programs of PostgreSQL'

if (missing) process.stderr.write(`Left out: the tests through a connection pooler; ${missing}.\n`)
else {
  const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'))
  const args = ['--experimental-vm-modules', jest, ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_POOLER: 'pgbouncer' },
  })
  process.exitCode = status ?? 1
}
