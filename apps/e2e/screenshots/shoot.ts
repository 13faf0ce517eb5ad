import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { repository } from '../support/running-app'

const FOLDER = path.join(repository, 'screenshots')

/** Waits until nothing moves or loads, and keeps a picture of the whole page. */
export async function shoot(page: Page, name: string, { whole = true } = {}) {
  await page.waitForTimeout(700)
  // Charts are drawn when they come near the window.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    window.scrollTo(0, 0)
  })
  await expect(page.getByText(/^Loading /)).toHaveCount(0)
  await page.waitForTimeout(400)
  const file = path.join(FOLDER, `${name}-${test.info().project.name}.png`)
  await page.screenshot({ path: file, fullPage: whole, animations: 'disabled' })
}
