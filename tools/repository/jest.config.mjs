import { nodeTests } from '../jest-preset.mjs'

/** The slowest tests: they cover the tools and their documentation. */
const nightly = '\\.nightly\\.test\\.ts$'

export default {
  ...nodeTests,
  testMatch: ['<rootDir>/*.test.ts'],
  testPathIgnorePatterns: process.env.TEST_NIGHTLY === '1' ? [] : [nightly],
  testTimeout: 120_000,
}
