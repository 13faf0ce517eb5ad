import type { Page } from '@playwright/test'

/** Runs in each page: records the time of the last click, in milliseconds since the page was opened. */
function recordClicks() {
  addEventListener('click', () => Reflect.set(globalThis, 'pressedAt', performance.now()), { capture: true })
}

/** Runs in the page: resolves with the time at which a text is shown. */
function whenShown({ selector, text }: { selector: string; text: string }): Promise<number> {
  const isShown = () =>
    [...document.querySelectorAll(selector)].some(({ textContent }) => textContent?.includes(text))
  return new Promise((resolve) => {
    const look = () => {
      if (!isShown()) return
      observer.disconnect()
      resolve(performance.now())
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    look()
  })
}

export type Stopwatch = Awaited<ReturnType<typeof stopwatch>>

/** Measures with the page's clock, so that delays of the test process do not count. Call before opening the page. */
export async function stopwatch(page: Page) {
  await page.addInitScript(recordClicks)
  return {
    /** The time of the last click, in milliseconds. */
    pressedAt: (): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'pressedAt')),
    /** Waits until a text is in one of the elements; resolves with the time, in milliseconds. */
    shownAt: (selector: string, text: string): Promise<number> =>
      page.evaluate(whenShown, { selector, text }),
  }
}
