import { browserTests, nodeTests } from '../../tools/jest-preset.mjs'

export default {
  projects: [
    { ...browserTests, displayName: 'in the browser' },
    { ...nodeTests, displayName: 'builds', testMatch: ['<rootDir>/rspack/**/*.test.ts'] },
  ],
}
