import type { Page } from '@playwright/test'
import { ask, newAccount, openAs } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { keyboard, mouse, touch } from '../support/input-methods'
import { open, type User } from '../support/navigation'
import { expect, test } from '../support/test'

const PHONE = { width: 360, height: 740 }

/** A day of next month, on the person's calendar. */
function nextMonth(day: number): string {
  const now = new Date()
  const date = new Date(now.getFullYear(), now.getMonth() + 1, day)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

const debt = (liability_type: string, total: number, count: number, day: number, rate = 0) => ({
  liability_type,
  liability_amount: total,
  installments_total: count,
  frequency: 'monthly',
  due_date: nextMonth(day),
  priority_score: 50,
  interest_rate: rate,
})

/** Somebody with 1,400.00 a month, whose rent and tuition begin next month, at a dear card, at the plan. */
async function openPlan(page: Page) {
  const account = await newAccount(page)
  const profile = { name: 'Noor Haddad', currency_preference: 'USD', selected_model: 'llama3.1-8b' }
  await ask(page, account, 'PUT', '/api/profile', { ...profile, monthly_income: 2000 })
  for (const body of [
    debt('Rent', 12_000, 12, 1),
    debt('Tuition', 1200, 1, 20),
    debt('Credit Card', 6000, 36, 25, 22),
  ]) {
    await ask(page, account, 'POST', '/api/liabilities', body)
  }
  await openAs(page, account, '/recommendations')
}

const keepText = (page: Page) => page.getByText(/^Keep \$1,029\.15 for 20 \w+/)

/** Reads what is kept, uses everything instead, comes back another day, and keeps it again. */
async function chooseWhatToKeep({ page, input }: User) {
  await openPlan(page)
  await expect(keepText(page)).toBeVisible()
  await expect(
    page.getByText(/With it no month is short of its dues, without it \d+ months are short\./),
  ).toBeVisible()
  await input.press(page.getByRole('button', { name: 'Use everything now' }))
  await expect(page.getByText(/^Everything is used now, nothing is kept for later dues\./)).toBeVisible()
  await expect(keepText(page)).toBeHidden()

  await open(page, '/recommendations')
  await expect(page.getByText(/^Everything is used now/)).toBeVisible()
  await input.press(page.getByRole('button', { name: 'Keep what is needed soon' }))
  await expect(keepText(page)).toBeVisible()

  await open(page, '/')
  await expect(keepText(page)).toBeVisible()
}

test('with the mouse a person sees what is kept, uses it, and keeps it again', async ({ page }) => {
  await chooseWhatToKeep({ page, input: mouse })
})

test('with the keyboard a person sees what is kept, uses it, and keeps it again', {
  tag: '@nightly',
}, async ({ page }) => {
  await chooseWhatToKeep({ page, input: keyboard })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a person sees what is kept, uses it, and keeps it again', async ({ page }) => {
    await chooseWhatToKeep({ page, input: touch })
  })
})

test('what is kept is accessible', async ({ page }) => {
  await openPlan(page)
  await expect(keepText(page)).toBeVisible()
  await expectAccessible(page, 'what is kept')
  await page.getByRole('button', { name: 'Use everything now' }).click()
  await expect(page.getByText(/^Everything is used now/)).toBeVisible()
  await expectAccessible(page, 'what is kept')
})

test('the strategy and the last what-if are there at the next visit', async ({ page }) => {
  await openPlan(page)
  await page.getByLabel('Strategy').selectOption({ label: 'Only what is due' })
  const slider = page.getByRole('slider', { name: 'Extra each month' })
  await slider.focus()
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/plan-settings/what-if'))
  await page.keyboard.press('PageUp')
  await saved
  const tried = await slider.inputValue()
  expect(tried).not.toBe('0')
  await open(page, '/recommendations')
  await expect(page.getByLabel('Strategy')).toHaveValue('minimum')
  await expect(slider).toHaveValue(tried)
})
