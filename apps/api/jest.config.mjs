import { nodeTests } from '../../tools/jest-preset.mjs'

const config = {
  ...nodeTests,
  transform: { ...nodeTests.transform, '\\.sql$': '<rootDir>/jest-sql-transform.cjs' },
  // The embedded database takes some seconds to make its first folder.
  testTimeout: 30_000,
}

export { config as default }
