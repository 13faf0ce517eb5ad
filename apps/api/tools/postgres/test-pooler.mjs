// @ts-check
// Runs the server's tests through PgBouncer in transaction mode: npm run test:pooler -- path
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findPostgres } from '@solvent/api-testing/find-postgres'
import { missingPgBouncer } from '@solvent/api-testing/pgbouncer'

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
