import { nodeTests } from './jest-preset.mjs'

/** Tests that read the whole repository: they have a target of their own, because every change concerns them. */
export const REPOSITORY_TESTS = [
  'nx/touched-files',
  'new-remote/new-remote',
  'docs/delivery',
  'lint/properties',
]

export default {
  ...nodeTests,
  testMatch: REPOSITORY_TESTS.map((test) => `<rootDir>/${test}.test.ts`),
  testTimeout: 120_000,
}
