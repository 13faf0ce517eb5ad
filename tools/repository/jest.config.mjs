import { nodeTests } from '../jest-preset.mjs'

export default {
  ...nodeTests,
  testMatch: ['<rootDir>/*.test.ts'],
  testTimeout: 120_000,
}
