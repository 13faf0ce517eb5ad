import { defineConfig } from '@playwright/test'
import { isNightly } from '@solvent/api-testing/nightly'
import { chromeArguments, withoutOptimizing } from './support/chrome-arguments'
import { findChrome } from './support/find-chrome'

/** At night, when no other journey runs: what is measured would be slower beside others. */
const MEASURED = /what-if-time\.e2e\.ts$/

const chrome = { executablePath: findChrome(), args: chromeArguments }

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.e2e.ts',
  // What another journey shows as well, but for the input method, the width or the page.
  grepInvert: isNightly ? [] : /@nightly/,
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  // Each person has books of their own, so that journeys can run side by side on one app.
  fullyParallel: true,
  // More than the cores of CI, as each waits for the server and for timers of the page.
  workers: 4,
  // Far more than any journey takes on a quiet machine: on a busy one it takes longer and is right all the same.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // The pictures of the components. After a wanted change: npm run e2e -- gallery --update-snapshots
    toHaveScreenshot: {
      pathTemplate: '{testDir}/gallery/{arg}{ext}',
      scale: 'device',
      maxDiffPixelRatio: 0.002,
    },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  projects: [
    {
      name: 'journeys',
      testIgnore: MEASURED,
      use: { launchOptions: { ...chrome, args: [...chromeArguments, withoutOptimizing] } },
    },
    ...(isNightly ? [{ name: 'measured', testMatch: MEASURED, dependencies: ['journeys'] }] : []),
  ],
  use: {
    browserName: 'chromium',
    // Every frame of a transition is drawn by the processor, beside all other journeys.
    contextOptions: { reducedMotion: isNightly ? 'no-preference' : 'reduce' },
    // What was done, asked and logged, for whoever can open the file. With pictures of every step: --trace on.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // It would answer in the place of what journeys do to the network; those of the installed app allow it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: chrome,
  },
})
