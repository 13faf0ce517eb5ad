import { nodeTests } from '../../tools/jest-preset.mjs'

/** Random cases per property. `npm run test:deep` asks for more. */
const runs = Number(process.env.PLAN_RUNS ?? 500)

const tests = {
  ...nodeTests,
  setupFiles: ['<rootDir>/src/testing/number-of-runs.ts'],
  globals: { numberOfRuns: runs },
  // A property takes up to 10 ms for a case.
  testTimeout: Math.max(10_000, 10 * runs),
}

/** The worked cases once more, on a machine of another time zone. */
function inTimeZone(timeZone) {
  return {
    ...tests,
    displayName: timeZone,
    testMatch: [
      '<rootDir>/src/monthly-plan.test.ts',
      '<rootDir>/src/schedule.test.ts',
      '<rootDir>/src/published-*.test.ts',
      '<rootDir>/src/projection/worked-projections.test.ts',
      '<rootDir>/src/monthly-plan.properties.test.ts',
      '<rootDir>/src/projection/conservation.properties.test.ts',
    ],
    testEnvironment: '<rootDir>/src/testing/time-zone-environment.cjs',
    testEnvironmentOptions: { timeZone },
    setupFilesAfterEnv: ['<rootDir>/src/testing/require-time-zone.ts'],
    globals: { numberOfRuns: Math.ceil(runs / 10), timeZone },
  }
}

export default {
  projects: [
    { ...tests, displayName: 'plan' },
    ...['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'].map(inTimeZone),
  ],
}
