import type { Page } from '@playwright/test'
import type { Inspect } from '../support/dialogs'
import { expectAccessible } from '../support/expect-accessible'
import { register, signUp } from '../support/person'
import { signUpFilled } from '../support/sample-books'
import * as screens from '../support/screens'
import { expect, test } from '../support/test'

const inspector =
  (page: Page): Inspect =>
  (state) =>
    expectAccessible(page, state)

// Everybody here has books of their own, and one after the other they take longer than all other journeys together.
test.describe.configure({ mode: 'parallel' })
// Colours in the middle of a transition are nobody's; the states after it are looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { colorScheme, width, height } of [
  { colorScheme: 'light', width: 1280, height: 800 },
  { colorScheme: 'dark', width: 1280, height: 800 },
  { colorScheme: 'light', width: 360, height: 740 },
] as const) {
  test.describe(`in the ${colorScheme} theme, ${width} wide`, () => {
    test.use({ colorScheme, viewport: { width, height } })
    test.slow()

    test('a guest finds every page accessible, the refused login and the recovery key, too', async ({
      page,
      provokes,
    }) => {
      provokes(/status of 401 .*\/api\/auth\/login/)
      await screens.guestPages(page, inspector(page))
      await register(page)
      await page.getByRole('button', { name: 'Copy' }).click()
      await expect(page.getByText('Secret key copied to clipboard!')).toBeVisible()
      await expectAccessible(page, 'the recovery key')
    })

    test('a person with full books finds the dashboard and the assets accessible', async ({ page }) => {
      await signUpFilled(page)
      await screens.dashboard(page, inspector(page))
      await screens.assets(page, inspector(page))
    })

    test('a person with full books finds the liabilities and the plan accessible', async ({ page }) => {
      await signUpFilled(page)
      await screens.liabilities(page, inspector(page))
      await screens.plan(page, inspector(page))
    })

    test('a person finds the profile accessible, to read and to edit, with every dialog', async ({
      page,
      provokes,
    }) => {
      // The key is made up, so the list of models cannot be had.
      provokes(/status of 503 .*\/api\/models/)
      const { password } = await signUpFilled(page)
      await screens.profile(page, inspector(page), password)
    })

    test('a person who has just come finds every empty page accessible', async ({ page }) => {
      await signUp(page)
      await screens.emptyPages(page, inspector(page))
    })

    test('without the server every page says so in an accessible way', async ({ page, provokes }) => {
      provokes(/net::ERR_FAILED .*\/api\//)
      await signUp(page)
      await screens.failedPages(page, inspector(page))
    })
  })
}
