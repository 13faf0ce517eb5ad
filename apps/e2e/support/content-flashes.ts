import { expect, type Page } from '@playwright/test'
import { waitForNetworkIdle } from './network-idle'

/** Waits until the page has loaded, then records each time it shows a loading text or almost no content. */
export async function watchForFlashes(page: Page) {
  await waitForNetworkIdle(page)
  await expect(
    page
      .locator('main')
      .getByText(/Loading|Calculating/)
      .filter({ visible: true }),
  ).toHaveCount(0)
  await page.evaluate(() => {
    const flashes: string[] = []
    Object.assign(globalThis, { flashes })
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent ?? ''
      if (text.length < 100 || /Loading|Calculating/.test(text)) flashes.push(text)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** The recorded flashes; undefined when the page was reloaded. */
export function flashesOf(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => Reflect.get(globalThis, 'flashes'))
}

/** The paths of the GET requests that the page sends to the API from now on. */
export function apiReads(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The stream of other devices' saves is not a read.
    const isRead = pathname.startsWith('/api/') && pathname !== '/api/saves'
    if (request.method() === 'GET' && isRead) paths.push(pathname)
  })
  return paths
}
