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

/** CI logs are read from the end, so only failures are printed there. */
const shown = process.env.CI ? ['summary', { summaryThreshold: 0 }] : 'default'
const reporters = [shown, fileURLToPath(new URL('./jest-passed-tests.mjs', import.meta.url))]

/**
 * Combines several of the configurations below in one run.
 * @param {readonly (object & { reporters?: unknown, testTimeout?: number })[]} kinds
 */
export function testProjects(kinds) {
  // Jest accepts reporters and the timeout only for the whole run.
  const testTimeout = Math.max(5_000, ...kinds.map((kind) => kind.testTimeout ?? 0))
  const projects = kinds.map(({ reporters: _, testTimeout: __, ...kind }) => kind)
  return { reporters, testTimeout, projects }
}

/** Tests of code that runs in the server, or in both server and browser. */
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
    // The slowest properties take up to 40 ms a case.
    testTimeout: 10_000 + 40 * casesPerProperty * effort,
  }
}

/** Tests of components: jsdom with Node's web APIs that it lacks, and matchers. */
export const browserTests = {
  reporters,
  testEnvironment: fileURLToPath(new URL('./jest-browser-environment.mjs', import.meta.url)),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    ...transform,
    '/node_modules/(marked|lucide-react|qr|@simplewebauthn/browser)/.+\\.m?js$': '@swc/jest',
  },
  // Published as ES modules only; these tests run as CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(marked|lucide-react|qr|@simplewebauthn/browser)/)'],
  setupFilesAfterEnv: [fileURLToPath(new URL('./jest-setup.ts', import.meta.url))],
  // Longer than the wait for one element, so that a test can report what is missing before it times out.
  testTimeout: 60_000,
}
