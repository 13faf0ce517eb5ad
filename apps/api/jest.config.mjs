import { nodeTests } from '../../tools/jest-preset.mjs'
import { findPostgres } from './tools/postgres/find-postgres.mjs'

const testMatch = [...nodeTests.testMatch, '<rootDir>/journeys/**/*.test.ts']

const shared = {
  ...nodeTests,
  testEnvironment: '<rootDir>/tools/engine/environment.mjs',
  testMatch,
  setupFiles: ['<rootDir>/src/testing/quick-hashes.ts', '<rootDir>/src/testing/engine-files.ts'],
  transform: { ...nodeTests.transform, '\\.sql$': '<rootDir>/jest-sql-transform.cjs' },
}

/** The embedded database, and everything that needs no database. */
const embedded = {
  ...shared,
  displayName: 'embedded',
  globals: { databaseEngine: 'embedded' },
  testPathIgnorePatterns: [
    '<rootDir>/src/storage/postgres/',
    '<rootDir>/src/maintenance/advisory-lock.test.ts',
  ],
  globalSetup: '<rootDir>/tools/engine/build-for-tests.mjs',
  globalTeardown: '<rootDir>/tools/engine/remove-after-tests.mjs',
}

/**
 * The same on PostgreSQL, without the tests that use no database or always the embedded one, and without those of what
 * the assistant understands, for which the database makes no difference.
 */
const postgres = {
  ...shared,
  displayName: 'postgres',
  globals: { databaseEngine: 'postgres' },
  testPathIgnorePatterns: [
    '<rootDir>/src/[^/]+$',
    '<rootDir>/src/storage/pglite/',
    '<rootDir>/src/storage/(migrate|with-timeout).test.ts',
    '<rootDir>/journeys/books/full-disk.test.ts',
    '<rootDir>/src/maintenance/(commands|damaged-files).test.ts',
    '<rootDir>/journeys/assistant/(phrases|provider-failures).test.ts',
    '<rootDir>/journeys/security/assistant-injection.test.ts',
    '<rootDir>/src/domain/(abort-after|account/user-id|account/network|assistant/provider-response|plan/csv|secrets/secret-hash).test.ts',
  ],
  globalSetup: '<rootDir>/tools/postgres/start-for-tests.mjs',
  globalTeardown: '<rootDir>/tools/postgres/stop-after-tests.mjs',
}

function config() {
  const hasPostgres = findPostgres() !== null
  if (!hasPostgres) {
    process.stderr.write(
      'Left out: the tests on PostgreSQL. Install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.\n',
    )
  }
  return {
    projects: hasPostgres ? [embedded, postgres] : [embedded],
    // The embedded database takes some seconds to make its first folder.
    testTimeout: 30_000,
    maxWorkers: '100%',
  }
}

export { config as default }
