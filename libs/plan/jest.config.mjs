import { nodeTests, propertyTests, testProjects } from '../../tools/jest-preset.mjs'

const CASES = 200
/** Few are enough, because a time zone affects either every case or none. */
const CASES_IN_TIME_ZONE = 20

/** Runs the worked cases again in another time zone. */
function inTimeZone(timeZone) {
  return {
    ...nodeTests,
    ...propertyTests(CASES_IN_TIME_ZONE),
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
    globals: { casesPerProperty: CASES_IN_TIME_ZONE, timeZone },
  }
}

export default testProjects([
  { ...nodeTests, ...propertyTests(CASES), displayName: 'plan' },
  ...['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'].map(inTimeZone),
])
