import { findPostgres } from '@solvent/api-testing/find-postgres'
import { nodeTests, testProjects } from '../../tools/jest-preset.mjs'
import { testFiles } from './tools/engine/test-engines.mjs'

/** In `npm run test:nightly`, tests for which any database would do run on both. */
const isNightly = process.env.TEST_NIGHTLY === '1'

const tests = testFiles(import.meta.dirname)

/** @param {readonly import('./tools/engine/test-engines.mjs').Engines[]} wanted */
function testsOn(...wanted) {
  return tests.filter(({ engines }) => wanted.includes(engines)).map(({ file }) => `<rootDir>/${file}`)
}

const shared = {
  ...nodeTests,
  testEnvironment: '<rootDir>/tools/engine/environment.mjs',
  setupFiles: ['<rootDir>/src/testing/quick-hashes.ts', '<rootDir>/src/testing/engine-files.ts'],
  transform: {
    ...nodeTests.transform,
    '\\.sql$': '<rootDir>/jest-sql-transform.cjs',
    '/node_modules/request-filtering-agent/.+\\.js$': '@swc/jest',
  },
  // Published as ES modules only; these tests run as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!request-filtering-agent/)'],
}

/** The embedded database, and everything that needs no database. */
const embedded = {
  ...shared,
  displayName: 'embedded',
  globals: { databaseEngine: 'embedded' },
  testMatch: testsOn('both', 'one', 'embedded', 'none'),
  globalSetup: '<rootDir>/tools/engine/build-for-tests.mjs',
  globalTeardown: '<rootDir>/tools/engine/remove-after-tests.mjs',
}

/** Only through a connection pooler. */
const POOLED = '<rootDir>/src/storage/postgres/pooler.test.ts'

const postgres = {
  ...shared,
  displayName: 'postgres',
  globals: { databaseEngine: 'postgres' },
  testMatch: testsOn('both', 'postgres', ...(isNightly ? ['one'] : [])),
  testPathIgnorePatterns: [POOLED],
  setupFilesAfterEnv: ['<rootDir>/src/testing/citus/refuse-statements.ts'],
  globalSetup: '<rootDir>/tools/postgres/start-for-tests.mjs',
  globalTeardown: '<rootDir>/tools/postgres/stop-after-tests.mjs',
}

/** The same through a connection pooler in transaction mode; left out is what looks at connections themselves. */
const pgbouncer = {
  ...postgres,
  displayName: 'pgbouncer',
  testMatch: testsOn('both', 'postgres', 'one'),
  testPathIgnorePatterns: [
    '<rootDir>/src/storage/postgres/(start-refusals|failover|standby-reads|transactions|citus|server-notices).test.ts',
  ],
  globalSetup: '<rootDir>/tools/postgres/start-pooler-for-tests.mjs',
  globalTeardown: '<rootDir>/tools/postgres/stop-pooler-after-tests.mjs',
}

/** They start servers of their own, from installed programs. */
const PAIRS = '<rootDir>/src/storage/postgres/(failover|standby-reads).test.ts'

const limits = {
  // On a busy machine, an embedded database takes some seconds to create, and a bank file ten to read.
  testTimeout: 120_000,
  maxWorkers: '100%',
}

function config() {
  if (process.env.TEST_POOLER === 'pgbouncer') return { ...testProjects([pgbouncer]), ...limits }
  const found = findPostgres()
  const hasPostgres = found !== null
  if (found && 'url' in found) {
    postgres.testPathIgnorePatterns.push(PAIRS)
    process.stderr.write(
      'Left out: the tests on a primary and its standby. They need the installed programs of PostgreSQL, not TEST_DATABASE_URL.\n',
    )
  }
  if (!hasPostgres) {
    process.stderr.write(
      'Left out: the tests on PostgreSQL. Install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.\n',
    )
  }
  return { ...testProjects(hasPostgres ? [embedded, postgres] : [embedded]), ...limits }
}

export { config as default }
