import type { Page } from '@playwright/test'
import { callApi, newAccount, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { inDays } from '../support/in-days'
import { chooseFromMenu } from '../support/navigation'
import { expect, test } from '../support/test'
import { overflows } from '../support/widths'

const today = inDays(0)

/** With 500.00 in cash, of which 120.00 went to groceries and 12.00 to lunch today, on the tab of months. */
async function signUp(page: Page) {
  const account = await newAccount(page, 'Ada Moreau')
  const asset = { asset_type: 'Cash', asset_value: 500, date_received: inDays(-60) }
  await callApi(page, account, 'POST', '/api/assets', asset)
  const spend = (amount: number, category: string, note: string) =>
    callApi(page, account, 'POST', '/api/expenses', {
      amount,
      category,
      note,
      occurred_on: today,
      account: 'Cash',
    })
  await spend(120, 'Groceries', 'Market')
  await spend(12, 'Eating out', 'Lunch')
  await openAs(page, account, '/activity?tab=months')
}

/** The row of a category in the table of spending. */
function rowOf(page: Page, category: string) {
  const table = page.getByRole('table', { name: 'Spending by category' })
  return table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: category }) })
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use({ ...options, timezoneId: 'UTC' })

    test('a limit is set, changed and removed', async ({ page, user }) => {
      await signUp(page)
      await expect(page.getByRole('group', { name: 'Out', exact: true })).toContainText('$132.00')
      await page.getByRole('button', { name: 'Set limit for Groceries' }).click()
      const form = page.getByRole('dialog', { name: 'Set limit for Groceries' })
      await form.getByLabel('Limit a month').fill('200')
      await expectAccessible(page, 'the form of a limit')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Limit of $200.00 for Groceries saved')).toBeVisible()
      const row = rowOf(page, 'Groceries')
      await expect(row).toContainText('$120.00 of $200.00')
      await expect(row).toContainText('$80.00 left')
      await expectAccessible(page, 'a month with a limit')
      expect(await overflows(page)).toEqual([])

      const more = page.getByRole('button', { name: 'More for Groceries' })
      await chooseFromMenu(user, more, 'Change limit')
      const change = page.getByRole('dialog', { name: 'Change limit for Groceries' })
      await change.getByLabel('Limit a month').fill('108')
      await change.getByRole('button', { name: 'Save' }).click()
      await expect(row).toContainText('$12.00 over the limit')
      await chooseFromMenu(user, more, 'Remove limit')
      await expect(page.getByText('Limit for Groceries removed')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Set limit for Groceries' })).toBeVisible()
    })

    test('a limit of another category is added, and a category leads to its entries', async ({ page }) => {
      await signUp(page)
      await page.getByRole('button', { name: 'Add limit' }).click()
      const form = page.getByRole('dialog', { name: 'Add limit' })
      await form.getByLabel('Category').selectOption('Travel')
      await form.getByLabel('Limit a month').fill('50')
      await form.getByRole('checkbox', { name: /^Carry over/ }).check()
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(rowOf(page, 'Travel')).toContainText('$50.00 left')
      await page.getByRole('link', { name: 'Eating out' }).click()
      await expect(page.getByRole('button', { name: /^Lunch/ })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Market/ })).toBeHidden()
    })

    test('an earlier month says that nothing was recorded, and the printed page has no buttons', async ({
      page,
    }) => {
      await signUp(page)
      await expect(page.getByRole('heading', { name: /so far$/ })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(rowOf(page, 'Groceries')).toContainText('$120.00')
      for (const role of ['button', 'tab', 'navigation', 'banner'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
      await page.emulateMedia({ media: 'screen' })
      for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Previous month' }).click()
      await expect(page.getByText(/^Nothing was recorded in/)).toBeVisible()
      await expectAccessible(page, 'a month without entries')
      expect(await overflows(page)).toEqual([])
    })
  })
}
