import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * Reloads the page until its text is set in the font of the app. On a busy machine the font may arrive too late for the
 * first view, which then keeps the system font.
 */
export async function reloadUntilSetInFont(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload()
    expect(await isSetInFont(page)).toBe(true)
  }).toPass({ timeout: 20_000 })
}

/** Whether text has another width in the font of the app than in the font that would replace it. */
function isSetInFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const widthIn = (family: string) => {
      const text = document.body.appendChild(document.createElement('span'))
      text.textContent = 'Personal Finance Assistant'
      text.style.fontFamily = family
      const { width } = text.getBoundingClientRect()
      text.remove()
      return width
    }
    return widthIn('Figtree, monospace') !== widthIn('monospace')
  })
}
