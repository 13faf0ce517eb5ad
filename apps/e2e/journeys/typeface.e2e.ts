import type { Page } from '@playwright/test'
import { newAccount, openAs } from '../support/api'
import { open } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'
import { overflows } from '../support/widths'

const FONT = '**/figtree-*.woff2'
const MUCH_LATER_MS = 1500

/** The sum of layout shifts of the page so far that no input caused. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
          resolve(shifts.reduce((sum, value) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // The observer reports nothing if nothing has moved.
        setTimeout(() => resolve(0), 300)
      }),
  )
}

const hasFont = (page: Page) => page.evaluate(() => document.fonts.check('600 16px Figtree'))

test('the login and the dashboard are set in the font of the app', async ({ page }) => {
  await open(page, '/login')
  await expect(page.getByRole('heading', { name: 'Log in to Solvent' })).toBeVisible()
  await expect.poll(() => hasFont(page)).toBe(true)
  expect(await layoutShift(page)).toBe(0)
  await signUpFilled(page)
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  expect(await hasFont(page)).toBe(true)
})

test('a font that arrives late moves nothing', async ({ page }) => {
  await page.route(FONT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, MUCH_LATER_MS))
    await route.continue()
  })
  const arrived = page.waitForResponse(FONT)
  await open(page, '/login')
  const heading = page.getByRole('heading', { name: 'Log in to Solvent' })
  await expect(heading).toBeVisible()
  const before = await heading.boundingBox()
  await (await arrived).finished()
  expect(await layoutShift(page)).toBe(0)
  expect(await heading.boundingBox()).toEqual(before)
})

test('without the font of the app, the tabs of Activity still fit a phone', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/figtree/)
  await page.route(FONT, (route) => route.abort())
  const account = await newAccount(page, 'Ada Moreau')
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await openAs(page, account, '/activity')
    await expect(page.getByRole('tab', { name: 'Books check' })).toBeVisible()
    expect(await hasFont(page)).toBe(false)
    expect(await overflows(page)).toEqual([])
  }
})
