import { nodeTests } from '../../tools/jest-preset.mjs'

export default {
  ...nodeTests,
  globalSetup: '<rootDir>/tools/build-for-tests.mjs',
  globalTeardown: '<rootDir>/tools/remove-after-tests.mjs',
  // Tests start the built program, some of them many times.
  testTimeout: 120_000,
}
