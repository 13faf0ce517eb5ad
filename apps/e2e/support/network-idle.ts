import type { Page } from '@playwright/test'

const QUIET_MS = 250

/**
 * Waits until no resource has arrived for a quarter of a second. Playwright's `networkidle` never comes, because every
 * open page has a live stream.
 */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async (quietMs) => {
    const arrived = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== arrived(); ) {
      before = arrived()
      await new Promise((resolve) => setTimeout(resolve, quietMs))
    }
  }, QUIET_MS)
}
