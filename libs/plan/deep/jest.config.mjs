import { nodeTests, testProjects } from '../../../tools/jest-preset.mjs'

export default testProjects([
  { ...nodeTests, displayName: 'plan-deep', testMatch: ['<rootDir>/*.test.ts'], testTimeout: 600_000 },
])
