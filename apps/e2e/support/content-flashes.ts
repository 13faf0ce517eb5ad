import { expect, type Page } from '@playwright/test'
import { networkAtRest } from './network-at-rest'

/**
 * Waits until the page has loaded, and notes from then on, in the page, each moment in which it shows a loading text or
 * next to nothing.
 */
export async function watchForFlashes(page: Page) {
  await networkAtRest(page)
  await expect(page.locator('main').getByText(/Loading|Working out/)).toHaveCount(0)
  await page.evaluate(() => {
    const flashes: string[] = []
    Object.assign(globalThis, { flashes })
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent ?? ''
      if (text.length < 100 || /Loading|Working out/.test(text)) flashes.push(text)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** What was noted; undefined when the page was loaded anew. */
export function flashesOf(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => Reflect.get(globalThis, 'flashes'))
}

/** The readings that the page asks the server for from now on. */
export function readingsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Listening to other devices is no reading.
    const isReading = pathname.startsWith('/api/') && pathname !== '/api/saves'
    if (request.method() === 'GET' && isReading) asked.push(pathname)
  })
  return asked
}
