import { nodeTests } from './jest-preset.mjs'

export default {
  ...nodeTests,
  testMatch: ['<rootDir>/**/*.test.ts'],
  // They read the whole repository, so every change affects them.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/repository/'],
  // Many of these start programs, up to nine in sequence, which is slow on a busy machine.
  testTimeout: 60_000,
}
