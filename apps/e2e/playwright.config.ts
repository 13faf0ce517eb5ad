import { defineConfig } from '@playwright/test'
import { findChrome } from './support/find-chrome'

const ALONE = /(starting|remote-down|what-if-time)\.e2e\.ts$/

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
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
    // Each person has books of their own, so that journeys can run side by side.
    { name: 'journeys', testIgnore: ALONE },
    // These stop a part of the app for everybody, or measure.
    { name: 'alone', testMatch: ALONE, dependencies: ['journeys'], workers: 1 },
  ],
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: findChrome(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
