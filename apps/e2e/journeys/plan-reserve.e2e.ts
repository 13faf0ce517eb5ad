import type { Page } from '@playwright/test'
import { callApi, newAccount, openAs } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { keyboard, mouse, touch } from '../support/input-methods'
import { whatIfEffect } from '../support/locators'
import { open, type User } from '../support/navigation'
import { expect, test } from '../support/test'

const PHONE = { width: 360, height: 740 }

/** A day of next month, as a local `YYYY-MM-DD`. */
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

/** Opens the plan of a user with a $1,400.00 budget, an expensive card, and rent and tuition due next month. */
async function openPlan(page: Page) {
  const account = await newAccount(page)
  const profile = { name: 'Noor Haddad', currency_preference: 'USD', selected_model: 'llama3.1-8b' }
  await callApi(page, account, 'PUT', '/api/profile', { ...profile, monthly_income: 2000 })
  for (const body of [
    debt('Rent', 12_000, 12, 1),
    debt('Tuition', 1200, 1, 20),
    debt('Credit Card', 6000, 36, 25, 22),
  ]) {
    await callApi(page, account, 'POST', '/api/liabilities', body)
  }
  await openAs(page, account, '/recommendations')
}

const reserveNote = (page: Page) => page.getByText(/^Keep \$1,030\.00 for 20 \w+/)

/** Sees the reserve, uses everything instead, reopens the plan, and restores the reserve. */
async function toggleReserve({ page, input }: User) {
  await openPlan(page)
  await expect(reserveNote(page)).toBeVisible()
  await expect(
    page.getByText(/With a reserve, you have enough every month; without it, you run short in \d+ months\./),
  ).toBeVisible()
  await input.press(page.getByRole('button', { name: 'Use it all now' }))
  await expect(page.getByText(/^You keep no reserve for later payments\./)).toBeVisible()
  await expect(reserveNote(page)).toBeHidden()

  await open(page, '/recommendations')
  await expect(page.getByText(/^You keep no reserve/)).toBeVisible()
  await input.press(page.getByRole('button', { name: 'Keep a reserve' }))
  await expect(reserveNote(page)).toBeVisible()

  await open(page, '/')
  await expect(reserveNote(page)).toBeVisible()
}

test('with the mouse a user sees the reserve, uses it, and restores it', async ({ page }) => {
  await toggleReserve({ page, input: mouse })
})

test('with the keyboard a user sees the reserve, uses it, and restores it', {
  tag: '@nightly',
}, async ({ page }) => {
  await toggleReserve({ page, input: keyboard })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a user sees the reserve, uses it, and restores it', async ({ page }) => {
    await toggleReserve({ page, input: touch })
  })
})

test('the reserve is accessible', async ({ page }) => {
  await openPlan(page)
  await expect(reserveNote(page)).toBeVisible()
  await expectAccessible(page, 'the reserve')
  await page.getByRole('button', { name: 'Use it all now' }).click()
  await expect(page.getByText(/^You keep no reserve/)).toBeVisible()
  await expectAccessible(page, 'the reserve')
})

test('the next visit restores the strategy, but no what-if', async ({ page }) => {
  await openPlan(page)
  await page.getByLabel('Strategy').selectOption({ label: 'Only what is due' })
  const slider = page.getByRole('slider', { name: 'Extra each month' })
  await slider.focus()
  await page.keyboard.press('PageUp')
  await expect(whatIfEffect(page)).toBeVisible()
  await open(page, '/recommendations')
  await expect(page.getByLabel('Strategy')).toHaveValue('minimum')
  await expect(slider).toHaveValue('0')
})
