import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { repository } from '../support/running-app'

const FOLDER = path.join(repository, 'screenshots')

/** Waits until the page has settled and saves a screenshot, of the full page unless `fullPage` is false. */
export async function shoot(page: Page, name: string, { fullPage = true } = {}) {
  await page.waitForTimeout(700)
  // Charts render when they come near the viewport.
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
  await page.screenshot({ path: file, fullPage, animations: 'disabled' })
}
