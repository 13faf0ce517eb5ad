import type { Page } from '@playwright/test'

/** Runs in each page: notes when something was last pressed, in milliseconds since the page was opened. */
function notePresses() {
  addEventListener('click', () => Reflect.set(globalThis, 'pressedAt', performance.now()), { capture: true })
}

/** Runs in the page: when a text is there. */
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

/** Measures by the clock of the page, whatever the machine does beside it. To be called before the page is opened. */
export async function stopwatch(page: Page) {
  await page.addInitScript(notePresses)
  return {
    /** When something was last pressed. */
    pressedAt: (): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'pressedAt')),
    /** When a text is in one of the elements, from now on. */
    shownAt: (selector: string, text: string): Promise<number> =>
      page.evaluate(whenShown, { selector, text }),
  }
}
