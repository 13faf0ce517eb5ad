import { nodeTests } from '../../tools/jest-preset.mjs'

/** Random cases per property; `npm run test:deep` asks for a multiple. */
const CASES = 200
const effort = Number(process.env.PROPERTY_EFFORT ?? 1)

const tests = {
  ...nodeTests,
  globals: { casesPerProperty: CASES },
  // A property takes up to 10 ms for a case.
  testTimeout: Math.max(10_000, 10 * CASES * effort),
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
    globals: { casesPerProperty: CASES / 10, timeZone },
  }
}

export default {
  projects: [
    { ...tests, displayName: 'plan' },
    ...['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'].map(inTimeZone),
  ],
}
