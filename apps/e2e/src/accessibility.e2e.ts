import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { goTo, open, signUp } from './person'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('the guest pages are accessible', async ({ page }) => {
      for (const [path, title] of [
        ['/login', 'Log in'],
        ['/register', 'Create an account'],
        ['/reset-password', 'Reset your password'],
      ] as const) {
        await open(page, path)
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
    })

    test('every page behind the login, and its dialogs, are accessible', async ({ page }) => {
      await signUp(page)
      await expectAccessible(page)
      await goTo(page, 'Assets')
      await page.getByRole('button', { name: 'Add Asset' }).click()
      await expect(page.getByRole('dialog', { name: 'Add Asset' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await goTo(page, 'Liabilities')
      await page.getByRole('button', { name: 'Add Liability' }).click()
      await expect(page.getByRole('dialog', { name: 'Add Liability' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await goTo(page, 'Plan')
      await expect(page.getByRole('heading', { name: 'Payment Recommendations' })).toBeVisible()
      await expectAccessible(page)
      await goTo(page, 'Profile')
      await page.getByRole('button', { name: 'Edit Profile' }).click()
      await expectAccessible(page)
    })
  })
}
