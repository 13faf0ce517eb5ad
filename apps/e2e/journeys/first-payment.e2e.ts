import type { Page } from '@playwright/test'
import { goTo, logOut, open, register } from '../support/person'
import { expect, test } from '../support/test'

/** The figure of a tile, found by its label. */
function figure(page: Page, label: string) {
  return page.getByRole('group', { name: label })
}

/** The date on the person's calendar. */
function today(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

async function addCash(page: Page) {
  await page.getByRole('button', { name: 'Add Asset' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Asset' })
  await dialog.getByLabel('Asset Type').selectOption('Cash')
  await dialog.getByLabel('Amount').fill('5,000.00')
  await dialog.getByRole('button', { name: 'Add Asset' }).click()
  await expect(dialog).toBeHidden()
}

async function addCarLoan(page: Page) {
  await page.getByRole('button', { name: 'Add Liability' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Liability' })
  await dialog.getByLabel('Liability Type').selectOption('Car Loan')
  await dialog.getByLabel('Total Amount').fill('1200')
  await dialog.getByLabel('Installments').fill('12')
  await dialog.getByLabel('First Due Date').fill(today())
  await dialog.getByRole('button', { name: 'Add Liability' }).click()
  await expect(dialog).toBeHidden()
}

test('a person registers, records what they own and owe, and pays the first instalment', async ({ page }) => {
  await register(page)
  const key = await page.getByLabel('Your secret key').inputValue()
  expect(key).toHaveLength(12)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Secret key copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  await expect(figure(page, 'Net Worth')).toContainText('$0')

  await goTo(page, 'Profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Monthly Income').fill('2,000')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('$2,000.00')).toBeVisible()

  await goTo(page, 'Assets')
  await addCash(page)
  await expect(page.getByRole('row', { name: /Cash/ })).toContainText('$5,000.00')
  await goTo(page, 'Dashboard')
  await expect(figure(page, 'Net Worth')).toContainText('$5,000')

  await goTo(page, 'Liabilities')
  await addCarLoan(page)
  const loan = page.getByRole('row', { name: /Car Loan/ })
  await expect(loan).toContainText('0 of 12')
  await goTo(page, 'Plan')
  await expect(
    page.getByRole('heading', { name: 'Payment Priority Recommendations (1 items)' }),
  ).toBeVisible()
  await expect(page.getByText(/Pay this month: \$100\.00/)).toBeVisible()

  await goTo(page, 'Liabilities')
  await loan.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Pay $100.00' }).click()
  await expect(loan).toContainText('1 of 12')
  await expect(figure(page, 'Total Outstanding')).toContainText('$1,100.00')

  await goTo(page, 'Assets')
  await expect(page.getByRole('row', { name: /Cash/ })).toContainText('$4,900.00')
  await goTo(page, 'Plan')
  await expect(page.getByText(/No payment needed this month|Due soon/)).toBeVisible()
  await goTo(page, 'Dashboard')
  await expect(figure(page, 'Net Worth')).toContainText('$3,800')
  await expect(figure(page, 'Active Liabilities')).toContainText('1')

  await logOut(page)
  await expect(page).toHaveURL(/\/login$/)
  await open(page, '/assets')
  await expect(page).toHaveURL(/\/login$/)
})

test('an account and its books are there again after the next login', async ({ page, provokes }) => {
  provokes(/status of 401 .*\/api\/auth\/login/)
  const { email, password } = await register(page)
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  await goTo(page, 'Assets')
  await addCash(page)
  await logOut(page)

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('Email or password is incorrect.')

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(figure(page, 'Net Worth')).toContainText('$5,000')
})

test('an address that does not exist leads a guest to the login', async ({ page }) => {
  await open(page, '/no-such-page')
  await expect(page).toHaveURL(/\/login$/)
})
