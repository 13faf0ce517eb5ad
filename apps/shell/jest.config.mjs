import { browserTests, nodeTests, testProjects } from '../../tools/jest-preset.mjs'

export default testProjects([
  { ...browserTests, displayName: 'in the browser' },
  { ...nodeTests, displayName: 'builds', testMatch: ['<rootDir>/rspack/**/*.test.ts'] },
])
