import type { Page } from '@playwright/test'
import { callApi, newAccount, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { inDays } from '../support/in-days'
import { goTo, unfoldOnPhone } from '../support/navigation'
import { expect, test } from '../support/test'

/** With 1,400.00 a month for a card of 6,000.00, 500.00 in cash and a bonus of 3,000.00 expected today. */
async function signUp(page: Page, address: string) {
  const account = await newAccount(page, 'Ada Moreau')
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    callApi(page, account, method, path, body)
  const profile = { name: 'Ada Moreau', currency_preference: 'USD', selected_model: 'llama3.1-8b' }
  await send('PUT', '/api/profile', { ...profile, monthly_income: 2000 })
  await send('POST', '/api/assets', { asset_type: 'Cash', asset_value: 500, date_received: inDays(-9) })
  const bonus = {
    asset_type: 'Other',
    asset_description: 'Bonus',
    asset_amount: 3000,
    expected_date: inDays(0),
  }
  await send('POST', '/api/tentative-assets', bonus)
  await send('POST', '/api/liabilities', {
    liability_type: 'Credit Card',
    liability_amount: 6000,
    installments_total: 36,
    frequency: 'monthly',
    due_date: inDays(0),
    priority_score: 50,
    interest_rate: 22,
  })
  await openAs(page, account, address)
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use(options)

    test('a user puts received money towards debts, and the plan pays it on top of the budget', async ({
      page,
      user,
    }) => {
      await signUp(page, '/assets?tab=expected')
      await page.getByRole('button', { name: 'Mark as received: Bonus' }).click()
      const dialog = page.getByRole('dialog', { name: 'Mark as received' })
      await expect(dialog.getByRole('radio', { name: /^Pay my debts Saves \$/ })).toBeChecked()
      await expectAccessible(page, 'the receipt')
      await dialog.getByRole('button', { name: 'Mark as received' }).click()
      await expect(page.getByText('Bonus received. It is now under Current Assets.')).toBeVisible()
      await expect(dialog).toBeHidden()
      await goTo(user, 'Plan')
      await expect(page.getByText('70% of income, plus $3,000.00 received')).toBeVisible()
      await expect(page.getByText(/^Pay this month: \$4,400\.00/)).toBeVisible()
    })

    test('a user sets the paydays, and the plan says what to pay today and what after the pay', async ({
      page,
      user,
    }) => {
      await signUp(page, '/recommendations')
      await expect(page.getByText('Pay $500.00 today and $900.00 after your next pay.')).toBeVisible()
      await page.getByRole('button', { name: 'Set paydays' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Your paydays' })
      await dialog.getByLabel('How often are you paid?').selectOption('Every week')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('A payday is required')).toBeVisible()
      await dialog.getByLabel('A payday').fill(inDays(1))
      await expect(dialog.getByText(/^Next paydays: /)).toBeVisible()
      await expectAccessible(page, 'the paydays')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Each month, paid every week')).toBeVisible()
      await expect(page.getByText(/^Pay \$[\d.]+ today/)).toBeVisible()
      await page.reload()
      await expect(page.getByText('Each month, paid every week')).toBeVisible()
      await unfoldOnPhone(user, 'Your next 60 days')
      await expect(page.getByText(/^Lowest: \$[\d.,]+ (today|on \d+ \w+)/)).toBeVisible()
      const days = page.getByRole('table', { name: 'What comes and goes, by day' })
      await expect(days.getByRole('row', { name: /Your pay/ }).first()).toContainText('+$461.53')
      await expectAccessible(page, 'the next 60 days')
    })
  })
}
