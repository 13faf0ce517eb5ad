import { nodeTests } from './jest-preset.mjs'

export default {
  ...nodeTests,
  testMatch: ['<rootDir>/**/*.test.ts'],
  // They read the whole repository, so that every change concerns them.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/repository/'],
  // Many of these start programs, nine of them one after another; that takes its time on a busy machine.
  testTimeout: 60_000,
}
