import type { Page } from '@playwright/test'
import { type Account, callApi, newAccount, openAs } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { keyboard, tabTo, touch } from '../support/input-methods'
import { open, unfold } from '../support/navigation'
import { expect, test } from '../support/test'

const DAY_MS = 86_400_000
const PHONE = { width: 360, height: 740 }

/** The UTC date a number of days from now. */
function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

const debt = (liability_type: string, total: number, due: number, priority_score: number) => ({
  liability_type,
  liability_amount: total,
  installments_total: 12,
  frequency: 'monthly',
  due_date: inDays(due),
  priority_score,
  interest_rate: liability_type === 'Car Loan' ? 12 : 0,
})

/** The goal of a user whose budget ends the debts, with a month that does not cover everything. */
const LATE_BUT_REACHED =
  /^To be debt-free by January 2199 and pay every installment on time, pay \$[\d,.]+ more a month \(\$[\d,.]+ in total\)\. Your budget would also do, but with late payments in \d months?\.$/

/** Opens the plan of a user with empty accounts, whose $700.00 budget covers the rent and part of the car loan. */
async function openPlan(page: Page, monthly_income = 1000): Promise<Account> {
  const account = await newAccount(page)
  const profile = { name: 'Joan Clarke', currency_preference: 'USD', selected_model: 'llama3.1-8b' }
  await callApi(page, account, 'PUT', '/api/profile', { ...profile, monthly_income })
  for (const body of [
    debt('Rent', 7200, -5, 95),
    debt('Car Loan', 3600, 0, 60),
    debt('Insurance', 1440, 0, 10),
    { ...debt('Utilities', 1200, 200, 1), frequency: 'yearly' },
  ]) {
    await callApi(page, account, 'POST', '/api/liabilities', body)
  }
  await callApi(page, account, 'POST', '/api/tentative-assets', {
    asset_type: 'Cash',
    asset_description: 'Tax refund',
    asset_amount: 9000,
    expected_date: inDays(40),
  })
  await openAs(page, account, '/recommendations')
  await expect(
    page.getByRole('heading', { name: 'Payment Priority Recommendations (4 items)' }),
  ).toBeVisible()
  return account
}

const nothing = (page: Page) => page.getByRole('button', { name: '1 debt needs no payment this month' })
const band = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

async function expectBands(page: Page) {
  const payNow = band(page, 'Pay now: $700.00').getByRole('listitem')
  await expect(payNow).toHaveCount(2)
  await expect(payNow.first()).toContainText(/Pay this month: \$600\.00 overdue since \d+ \w+/)
  await expect(payNow.nth(1)).toContainText('is not covered: ask the lender today for a later date')
  const short = band(page, /^Not covered: \$\d+\.\d\d$/)
  await expect(short).toContainText('Late payments may cost a fee.')
  await expect(short).toContainText(/Tax refund \(\$9,000\.00, on \d+ \w+( \d{4})?\) would cover it\./)
  await expect(short.getByRole('listitem')).toContainText('ask your insurer today for a later date')
  await expect(short.getByRole('listitem')).toContainText('High')
}

const goalField = (page: Page) => page.getByLabel('Debt-free by')
const goal = (page: Page) => page.getByRole('status').filter({ hasText: /more a month|on track/ })

test('a user sees what to pay, what is not covered and whom to ask, and expands the rest', async ({
  page,
}) => {
  const account = await openPlan(page)
  await expectBands(page)
  await expect(page.getByRole('heading', { name: 'Utilities' })).toBeHidden()
  await nothing(page).click()
  await expect(page.getByRole('heading', { name: 'Utilities' })).toBeVisible()

  await expect(page.getByText(/^This plan needs \$700\.00, but your accounts hold \$0\.00\./)).toBeVisible()
  const cash = { asset_type: 'Cash', asset_value: 5000, date_received: inDays(-1), is_liquid: true }
  await callApi(page, account, 'POST', '/api/assets', cash)
  await open(page, '/recommendations')
  await expect(page.getByText(/^This plan needs/)).toHaveCount(0)
  const short = band(page, /^Not covered: \$\d+\.\d\d$/)
  await expect(short).toContainText(/beyond these payments and a cushion of \$1,000\.00: pay it from there\./)
  await expect(short.getByRole('listitem')).toContainText(
    "is not in this month's budget: pay it from your savings today.",
  )
  await short.getByRole('button', { name: /^Schedule Payment of .+ for Insurance$/ }).click()
  await page
    .getByRole('dialog', { name: 'Pay Insurance' })
    .getByRole('button', { name: /^Pay \$/ })
    .click()
  await expect(short.getByRole('heading', { name: 'Insurance' })).toHaveCount(0)
})

test('a user sets the monthly budget, sees what it means, and keeps it for the next visit', async ({
  page,
}) => {
  await openPlan(page)
  await page.getByRole('button', { name: 'Change budget' }).click()
  const dialog = page.getByRole('dialog', { name: 'Monthly budget' })
  await dialog.getByLabel('Share of income (%)').fill('101')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Share of income (%) must be at most 100')).toBeVisible()
  await dialog.getByLabel('Share of income (%)').fill('90')
  await expect(dialog.getByText(/^That is \$900\.00 a month and leaves \$100\.00 to live on\./)).toBeVisible()
  await expectAccessible(page, 'the monthly budget')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('90% of income')).toBeVisible()
  await open(page, '/recommendations')
  await expect(page.getByText('90% of income')).toBeVisible()
})

test('a user sets a debt-free goal month', async ({ page }) => {
  await openPlan(page)
  await goalField(page).fill('2199-01')
  await expect(goal(page)).toHaveText(LATE_BUT_REACHED)
  await goalField(page).fill('2020-01')
  await expect(page.getByText('Choose this month or a later one')).toBeVisible()
  await expect(goal(page)).toHaveCount(0)
})

test('debts that are never paid off show the smallest budget that pays them off', async ({ page }) => {
  await openPlan(page, 1)
  await expect(page.getByText('More than 100 years').first()).toBeVisible()
  await expect(
    page.getByText(
      / At \$[\d,.]+ a month you would pay every installment on time and be debt-free in \w+ \d{4}/,
    ),
  ).toBeVisible()
})

test('the plan in its bands, with a goal, is accessible', async ({ page }) => {
  await openPlan(page)
  await nothing(page).click()
  await goalField(page).fill('2199-01')
  await expect(goal(page)).toBeVisible()
  await expectAccessible(page, 'the plan in its bands')
})

test.describe('on a phone', () => {
  test.use({ input: touch, viewport: PHONE, hasTouch: true, isMobile: true })

  test('the bands and the goal fit and are reached by touch', async ({ page, user }) => {
    await openPlan(page)
    await expectBands(page)
    await touch.press(nothing(page))
    await expect(page.getByRole('heading', { name: 'Utilities' })).toBeVisible()
    await unfold(user, 'What if you pay more?')
    await touch.fill(goalField(page), '2199-01')
    await expect(goal(page)).toBeVisible()
    const reach = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(reach).toBeLessThanOrEqual(PHONE.width)
  })
})

test.describe('without a mouse', () => {
  test.use({ input: keyboard })

  test('the bands open and the goal is chosen by keyboard', async ({ page }) => {
    await openPlan(page)
    await keyboard.press(nothing(page))
    await expect(page.getByRole('heading', { name: 'Utilities' })).toBeVisible()
    await tabTo(goalField(page))
    // First the month, then the year.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('2199')
    await expect(goalField(page)).toHaveValue('2199-01')
    await expect(goal(page)).toHaveText(LATE_BUT_REACHED)
  })
})
