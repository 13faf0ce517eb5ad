import { newAccount, openAs, signUp } from '../support/api'
import { expectAccessible, expectAccessibleDialog } from '../support/expect-accessible'
import { goTo } from '../support/navigation'
import { runningApp } from '../support/running-app'
import { expect, test } from '../support/test'

// Colours in the middle of a transition would be checked; only the final states count.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the dashboard and the assets of a new user are accessible', async ({ page, user }) => {
  await signUp(page)
  await expectAccessible(page, 'the dashboard of empty books')
  await goTo(user, 'Assets')
  await expect(page.getByText('No assets recorded yet')).toBeVisible()
  await expectAccessible(page, 'no assets')
  await page.getByRole('tab', { name: /Expected/ }).click()
  await expectAccessible(page, 'no expected assets')
})

test('the liabilities and the plan of a new user are accessible', async ({ page, user }) => {
  await signUp(page)
  await goTo(user, 'Liabilities')
  await expect(page.getByText('No liabilities recorded yet')).toBeVisible()
  await expectAccessible(page, 'no liabilities')
  await goTo(user, 'Plan')
  await expect(page.getByText(/^All Clear!/)).toBeVisible()
  await expectAccessible(page, 'a plan with nothing to pay')
})

test('the message about a lost connection is accessible', async ({ page, context, allowProblem }) => {
  allowProblem(/net::ERR_INTERNET_DISCONNECTED/)
  await signUp(page)
  await context.setOffline(true)
  await expect(page.getByText('No connection.')).toBeVisible()
  await expectAccessible(page, 'the dashboard without a connection')
})

test.describe('without the server', () => {
  const api = () => `${runningApp().origin}/api/**`
  test.beforeEach(({ allowProblem }) => allowProblem(/net::ERR_FAILED .*\/api\//))

  test('the error of a form that cannot be sent is accessible', async ({ page }) => {
    await openAs(page, await newAccount(page), '/assets')
    await expect(page.getByText('No assets recorded yet')).toBeVisible()
    await page.route(api(), (route) => route.abort())
    const opener = page.getByRole('button', { name: 'Add Asset' }).first()
    await expectAccessibleDialog(page, opener, async (dialog) => {
      await dialog.getByLabel('Asset type').selectOption('Cash')
      await dialog.getByLabel('Amount').fill('10')
      await dialog.getByRole('button', { name: 'Add Asset' }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
    })
  })

  for (const path of ['/', '/assets', '/liabilities', '/recommendations', '/profile']) {
    const tag = path === '/' || path === '/recommendations' ? [] : '@nightly'
    test(`the error of ${path} is accessible`, { tag }, async ({ page }) => {
      const account = await newAccount(page)
      await page.route(api(), (route) => route.abort())
      await openAs(page, account, path)
      await expect(page.getByRole('button', { name: /^Try again$/i }).first()).toBeVisible()
      await expectAccessible(page, `${path} without the server`)
    })
  }
})
