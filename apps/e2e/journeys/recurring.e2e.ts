import type { Page } from '@playwright/test'
import { callApi, newAccount, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { inDays } from '../support/in-days'
import { chooseFromMenu } from '../support/navigation'
import { expect, test } from '../support/test'
import { overflows } from '../support/widths'

const RECURRING = '/activity?tab=recurring'

/** With 500.00 in cash, on the tab of recurring entries. */
async function signUp(page: Page, recurring?: object) {
  const account = await newAccount(page, 'Ada Moreau')
  const asset = { asset_type: 'Cash', asset_value: 500, date_received: inDays(-9) }
  await callApi(page, account, 'POST', '/api/assets', asset)
  if (recurring) await callApi(page, account, 'POST', '/api/recurring', recurring)
  await openAs(page, account, RECURRING)
}

const gym = {
  kind: 'expense',
  name: 'Gym',
  amount: 25,
  account: 'Cash',
  category: 'Health',
  unit: 'month',
  every: 1,
  starts_on: inDays(1),
  automatic: false,
}

/** Opens the form and fills in what every kind asks for. */
async function fillIn(page: Page, { kind, name, amount }: Record<'kind' | 'name' | 'amount', string>) {
  await page.getByRole('button', { name: 'Add recurring' }).click()
  const form = page.getByRole('dialog', { name: 'Add recurring' })
  await form.getByLabel('Kind').selectOption(kind)
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Amount').fill(amount)
  await form.getByLabel('First day').fill(inDays(1))
  return form
}

/** Reloads the page on the next day. */
async function nextDay(page: Page) {
  await page.clock.setFixedTime(`${inDays(1)}T00:00:30Z`)
  await page.reload()
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use({ ...options, timezoneId: 'UTC' })

    test('a bill that asks is added, answered on its day, and undone', async ({ page }) => {
      await signUp(page)
      await expectAccessible(page, 'the empty tab of recurring entries')
      const form = await fillIn(page, { kind: 'Expense', name: 'Rent', amount: '110' })
      await form.getByLabel('Category').selectOption('Housing')
      await form.getByRole('radio', { name: /^Ask me first/ }).check()
      await expectAccessible(page, 'the form of a recurring entry')
      await form.getByRole('button', { name: 'Add recurring' }).click()
      await expect(form).toBeHidden()
      const row = page.getByRole('table', { name: 'Recurring entries' }).getByRole('row', { name: /Rent/ })
      await expect(row).toContainText('Asks you first')
      await nextDay(page)
      await expect(page.getByText('Rent, $110.00, today: paid?')).toBeVisible()
      await expectAccessible(page, 'a recurring entry that waits')
      expect(await overflows(page)).toEqual([])
      await page.getByRole('button', { name: 'Paid: Rent, today' }).click()
      await expect(page.getByText('Expense of $110.00 recorded')).toBeVisible()
      await expect(page.getByText('Rent, $110.00, today: paid?')).toBeHidden()
      await page.getByRole('tab', { name: 'Entries' }).click()
      const entry = page.getByRole('button', { name: /^Rent/ })
      await expect(entry).toContainText('-$110.00')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(entry).toContainText('Undone')
    })

    test('an automatic salary is recorded on its day without asking', async ({ page }) => {
      await signUp(page)
      const form = await fillIn(page, { kind: 'Income', name: 'Salary', amount: '2000' })
      await form.getByLabel('Category').selectOption('Salary')
      await form.getByLabel('How often').selectOption('Every 2 weeks')
      await form.getByRole('button', { name: 'Add recurring' }).click()
      await expect(form).toBeHidden()
      await expect(page.getByRole('table', { name: 'Recurring entries' })).toContainText('Automatic')
      await nextDay(page)
      await expect(page.getByRole('table', { name: 'Recurring entries' })).toBeVisible()
      await expect(page.getByText('Waiting for you')).toBeHidden()
      await page.getByRole('tab', { name: 'Entries' }).click()
      await expect(page.getByRole('button', { name: /^Salary/ })).toContainText('+$2,000.00')
    })

    test('the next one is moved, then skipped', async ({ page, user }) => {
      await signUp(page, gym)
      const more = page.getByRole('button', { name: 'More for Gym', exact: true })
      await chooseFromMenu(user, more, 'Move next')
      const dialog = page.getByRole('dialog', { name: 'Move Gym' })
      await dialog.getByLabel('New date').fill(inDays(3))
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('region', { name: 'Coming up' }).getByRole('listitem')).toHaveCount(2)
      await chooseFromMenu(user, more, 'Skip next')
      await expect(page.getByText(/^Gym on .* skipped$/)).toBeVisible()
    })
  })
}
