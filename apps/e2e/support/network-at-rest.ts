import type { Page } from '@playwright/test'

const QUIET_MS = 250

/**
 * Waits until nothing has arrived for a quarter of a second. An open page listens to its server as long as it is open, so the
 * network itself is never idle.
 */
export async function networkAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async (quietMs) => {
    const arrived = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== arrived(); ) {
      before = arrived()
      await new Promise((resolve) => setTimeout(resolve, quietMs))
    }
  }, QUIET_MS)
}
