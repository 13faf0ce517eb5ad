import { defineConfig, devices } from '@playwright/test'
import journeys from '../playwright.config'

const sizes = {
  phone: { ...devices['Desktop Chrome'], viewport: { width: 360, height: 740 }, hasTouch: true },
  tablet: { ...devices['Desktop Chrome'], viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
}

const variants = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['tablet', 'light'],
  ['tablet', 'dark'],
  ['desktop', 'light'],
  ['desktop', 'dark'],
] as const

/** Takes pictures of every screen, into the folder `screenshots` of the repository. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../test-results',
  testMatch: '**/*.shots.ts',
  reporter: 'list',
  projects: variants.map(([size, colorScheme]) => ({
    name: `${size}-${colorScheme}`,
    use: { ...sizes[size], ...journeys.use, colorScheme, screenshot: 'off' as const, trace: 'off' as const },
  })),
})
