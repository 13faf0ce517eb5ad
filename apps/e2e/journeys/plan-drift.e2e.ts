import type { Page } from '@playwright/test'
import { callApi, newAccount, openAs, requestOn } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { keyboard, tabTo, touch } from '../support/input-methods'
import { expect, test } from '../support/test'

const DAY_MS = 86_400_000
const PHONE = { width: 360, height: 740 }
const PROFILE = { name: 'Joan Clarke', currency_preference: 'USD', selected_model: 'llama3.1-8b' }

/** The UTC date a number of days from now. */
function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

/** Opens the plan of a user who saw it yesterday and whose income has doubled since. */
async function openMovedPlan(page: Page) {
  const account = await newAccount(page)
  await callApi(page, account, 'PUT', '/api/profile', { ...PROFILE, monthly_income: 500 })
  await callApi(page, account, 'POST', '/api/assets', {
    asset_type: 'Cash',
    asset_value: 2000,
    date_received: inDays(-1),
    is_liquid: true,
  })
  await callApi(page, account, 'POST', '/api/liabilities', {
    liability_type: 'Car Loan',
    liability_amount: 3600,
    installments_total: 36,
    frequency: 'monthly',
    due_date: inDays(20),
    priority_score: 60,
    interest_rate: 12,
  })
  await requestOn(page, account, inDays(-1), '/api/recommendations')
  await callApi(page, account, 'PUT', '/api/profile', { ...PROFILE, monthly_income: 1000 })
  await openAs(page, account, '/recommendations')
  await expect(page.getByRole('heading', { name: 'Why your debt-free date changed' })).toBeVisible()
}

const sentence = (page: Page) => page.getByRole('status').filter({ hasText: /^Since \d+ \w+/ })
const parts = (page: Page) => page.getByRole('table', { name: 'What changed your debt-free month' })

test('a user sees why the date moved, and the effect of an extra payment', async ({ page }) => {
  await openMovedPlan(page)
  await expect(sentence(page)).toHaveText(/sooner, (mostly )?because your income changed\.$/)
  await expect(parts(page).getByRole('row', { name: /^Income .* sooner .* less$/ })).toBeVisible()
  await expect(parts(page).getByRole('row', { name: /^Total .* sooner .* less$/ })).toBeVisible()

  await page
    .getByRole('button', { name: /^Schedule/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Pay Car Loan' })
  await dialog.getByRole('radio', { name: 'Other amount' }).check()
  await dialog.getByLabel('Payment amount').fill('1500')
  await dialog.getByRole('button', { name: 'Pay $1,500.00' }).click()
  await expect(
    page.getByText(
      /^\$1,500\.00 paid to Car Loan\. .*You'll be debt-free .* sooner and pay \$\d+\.\d\d less interest\.$/,
    ),
  ).toBeVisible()
  await expect(parts(page).getByRole('row', { name: /^Payments .* sooner .* less$/ })).toBeVisible()
})

test('why the date moved is accessible', async ({ page }) => {
  await openMovedPlan(page)
  await expectAccessible(page, 'why the date moved')
})

test.describe('on a phone', () => {
  test.use({ input: touch, viewport: PHONE, hasTouch: true, isMobile: true })

  test('why the date moved fits', async ({ page }) => {
    await openMovedPlan(page)
    await expect(sentence(page)).toBeVisible()
    const reach = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(reach).toBeLessThanOrEqual(PHONE.width)
  })
})

test.describe('without a mouse', () => {
  test.use({ input: keyboard })

  test('another day is chosen by keyboard', async ({ page }) => {
    await openMovedPlan(page)
    const since = page.getByLabel('Since')
    await tabTo(since)
    await page.keyboard.type('01022026')
    await expect(since).toHaveValue('2026-01-02')
    await expect(
      page.getByText('There is no plan for that day, so we compare with the nearest one.'),
    ).toBeVisible()
  })
})
