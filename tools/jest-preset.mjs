import { fileURLToPath } from 'node:url'

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
}

/** On a CI machine, whose log is read from its end, only what fails is printed. */
const reporters = process.env.CI ? [['summary', { summaryThreshold: 0 }]] : ['default']

/**
 * Several kinds of tests in one run; each is one of those below.
 * @param {readonly (object & { reporters?: unknown })[]} kinds
 */
export function testProjects(kinds) {
  // Jest takes reporters for the run as a whole only.
  return { reporters, projects: kinds.map(({ reporters: _, ...kind }) => kind) }
}

/** Tests of code that runs in the server, or in both places. */
export const nodeTests = {
  reporters,
  testEnvironment: fileURLToPath(new URL('./jest-node-environment.mjs', import.meta.url)),
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  transform,
}

/**
 * Added to `nodeTests` in a project with fast-check properties: a fixed seed and number of cases per property.
 * @param {number} casesPerProperty in `npm test`
 */
export function propertyTests(casesPerProperty) {
  const effort = Number(process.env.PROPERTY_EFFORT ?? 1)
  return {
    setupFiles: [fileURLToPath(new URL('./jest-properties.ts', import.meta.url))],
    globals: { casesPerProperty },
    // The costliest properties take up to 40 ms for a case.
    testTimeout: 10_000 + 40 * casesPerProperty * effort,
  }
}

/** Tests of what a person sees: jsdom, with the web APIs that it leaves out and Node has, and matchers. */
export const browserTests = {
  reporters,
  testEnvironment: fileURLToPath(new URL('./jest-browser-environment.mjs', import.meta.url)),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { ...transform, '/node_modules/marked/.+\\.js$': '@swc/jest' },
  // It comes as ES modules only, and these tests run as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!marked/)'],
  setupFilesAfterEnv: [fileURLToPath(new URL('./jest-setup.ts', import.meta.url))],
  // More than the wait for one thing on screen, which would otherwise end the test before it can report what is missing.
  testTimeout: 20_000,
}
