import { defineConfig } from '@playwright/test'
import { isNightly } from '@solvent/api-testing/nightly'
import { chromeArguments, noOptimizingCompilers } from './support/chrome-arguments'
import { findChrome } from './support/find-chrome'

/** Timing journeys, run nightly after all others: measured in parallel, they would be slower. */
const TIMING_JOURNEYS = /what-if-time\.e2e\.ts$/

const chrome = { executablePath: findChrome(), args: chromeArguments }

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.e2e.ts',
  // Nightly journeys install packages, or differ from others only in the input method, the width or the page.
  grepInvert: isNightly ? [] : /@nightly/,
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  // Each journey has its own account, so journeys can run in parallel on one app.
  fullyParallel: true,
  // More than the cores of CI, because each mostly waits for the server and for timers.
  workers: 4,
  // Generous, so that a busy machine does not fail a correct journey.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // Pictures of the components. To update them: npm run e2e -- gallery --update-snapshots
    toHaveScreenshot: {
      pathTemplate: '{testDir}/gallery/{arg}{ext}',
      scale: 'device',
      maxDiffPixelRatio: 0.002,
    },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['./support/passed-tests.ts'],
    ...(process.env.CI ? [] : [['html', { open: 'never' }] as const]),
  ],
  projects: [
    {
      name: 'journeys',
      testIgnore: TIMING_JOURNEYS,
      use: { launchOptions: { ...chrome, args: [...chromeArguments, noOptimizingCompilers] } },
    },
    ...(isNightly ? [{ name: 'measured', testMatch: TIMING_JOURNEYS, dependencies: ['journeys'] }] : []),
  ],
  use: {
    browserName: 'chromium',
    // Transitions are rendered by the CPU, which all journeys share.
    contextOptions: { reducedMotion: isNightly ? 'no-preference' : 'reduce' },
    // Actions, requests and logs, without screenshots; for those: --trace on.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // A service worker would bypass request interception; the installed-app journeys allow it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: chrome,
  },
})
