import { REPOSITORY_TESTS } from './jest.repository.mjs'
import { nodeTests } from './jest-preset.mjs'

export default {
  ...nodeTests,
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...REPOSITORY_TESTS],
  // Many of these start programs, nine of them one after another; that takes its time on a busy machine.
  testTimeout: 60_000,
}
