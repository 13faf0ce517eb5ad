import { nodeTests } from '../jest-preset.mjs'

/** What takes longest, and finds something when the tools change or a page about them does. */
const nightly = '\\.nightly\\.test\\.ts$'

export default {
  ...nodeTests,
  testMatch: ['<rootDir>/*.test.ts'],
  testPathIgnorePatterns: process.env.TEST_NIGHTLY === '1' ? [] : [nightly],
  testTimeout: 120_000,
}
