import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signUp } from '../support/api'
import {
  addAsset,
  addLoan,
  closePaidOff,
  confirmDeletion,
  fillInAsset,
  payByPlan,
  payPart,
} from '../support/book-tasks'
import { mouse } from '../support/input-methods'
import { figure, row, toast, whatIfEffect } from '../support/locators'
import { chooseFromMenu, goTo } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

/** The open dialog with this title. */
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const undoOf = (page: Page, text: string) => toast(page, text).getByRole('button', { name: 'Undo' })

test('a user adds, edits and deletes an asset, and undoes the deletion', async ({ page, user }) => {
  await signUp(page)
  await goTo(user, 'Assets')
  await expect(page.getByText('No assets recorded yet', { exact: true })).toBeVisible()
  await addAsset(user, 'Cash', '250.00')
  await expect(page.getByRole('tab', { name: 'Current Assets (1)' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Cash' }).click()
  const dialog = dialogOf(page, 'Edit asset')
  await dialog.getByLabel('Amount').fill('300.50')
  await dialog.getByLabel('Description').fill('Wallet')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row(page, 'Wallet')).toContainText('$300.50')
  await expect(row(page, 'Wallet')).toContainText('Cash')

  await page.getByRole('button', { name: 'Delete Wallet' }).click()
  await confirmDeletion(user, 'Wallet', '$300.50')
  await expect(page.getByText('No assets recorded yet', { exact: true })).toBeVisible()
  await undoOf(page, 'Wallet deleted').click()
  await expect(row(page, 'Wallet')).toContainText('$300.50')
})

test('an expected asset becomes a current asset when it is received', async ({ page, user }) => {
  await signUp(page)
  await goTo(user, 'Assets')
  await page.getByRole('tab', { name: 'Expected Assets (0)' }).click()
  await expect(page.getByText('No expected assets recorded yet', { exact: true })).toBeVisible()
  await addAsset(user, 'Savings Account', '640.00')

  await page.getByRole('button', { name: 'Mark as received: Savings Account' }).click()
  const dialog = dialogOf(page, 'Mark as received')
  await dialog.getByLabel('Amount received').fill('600.00')
  await dialog.getByRole('button', { name: 'Mark as received' }).click()
  await expect(page.getByRole('tab', { name: 'Expected Assets (0)' })).toBeVisible()
  await page.getByRole('tab', { name: 'Current Assets (1)' }).click()
  await expect(row(page, 'Savings Account')).toContainText('$600.00')
})

test('a user adds, edits and deletes a loan, and undoes the deletion', async ({ page, user }) => {
  await signUp(page)
  await goTo(user, 'Liabilities')
  await expect(page.getByText('No liabilities recorded yet', { exact: true })).toBeVisible()
  await addLoan(user)
  await expect(figure(page, 'Total Outstanding')).toContainText('$1,200.00')

  await page.getByRole('button', { name: 'Edit Car Loan' }).click()
  const dialog = dialogOf(page, 'Edit liability')
  await dialog.getByLabel('Total amount').fill('2400')
  await dialog.getByLabel('Description').fill('Blue hatchback')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row(page, 'Blue hatchback')).toContainText('Car Loan')
  await expect(row(page, 'Blue hatchback')).toContainText('$200.00')

  await chooseFromMenu(user, page.getByRole('button', { name: 'More for Blue hatchback' }), 'Delete')
  await confirmDeletion(user, 'Blue hatchback', '$2,400.00')
  await expect(page.getByText('No liabilities recorded yet', { exact: true })).toBeVisible()
  await undoOf(page, 'Blue hatchback deleted').click()
  await expect(row(page, 'Blue hatchback')).toContainText('$2,400.00')
})

test('an invalid payment is refused with one message, and a valid one is saved', async ({ page, user }) => {
  await signUp(page)
  await goTo(user, 'Assets')
  await addAsset(user, 'Cash', '50.00')
  await goTo(user, 'Liabilities')
  await addLoan(user)

  await page.getByRole('button', { name: 'Pay Car Loan' }).click()
  const dialog = dialogOf(page, 'Pay Car Loan')
  await dialog.getByRole('radio', { name: /^Other amount/ }).click()
  const amount = dialog.getByLabel('Payment amount')
  await amount.fill('0')
  await expect(dialog.getByText('Payment amount must be greater than 0')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Pay $0.00' })).toBeDisabled()
  for (const [typed, refusal] of [
    ['1200.01', 'Payment amount cannot exceed remaining balance'],
    ['50.01', 'Insufficient funds in Cash. Available: $50.00'],
  ] as const) {
    await amount.fill(typed)
    await dialog.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(dialog.getByText(refusal, { exact: true })).toHaveCount(1)
    await expect(amount).toHaveValue(typed)
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await payPart(user, 'Car Loan', '40.00')
  await expect(figure(page, 'Total Outstanding')).toContainText('$1,160.00')
  await goTo(user, 'Assets')
  await expect(row(page, 'Cash')).toContainText('$10.00')
})

test('a liability shows its schedule and its payments, and a payment can be undone', async ({
  page,
  user,
}) => {
  await signUpFilled(page)
  await goTo(user, 'Liabilities')
  await page.getByRole('link', { name: 'Blue hatchback' }).click()
  await expect(page.getByRole('heading', { name: 'Blue hatchback', level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Schedule of Blue hatchback' })).toContainText(
    'Installment 36',
  )
  await expect(page.getByText(/^35 payments, .+ including .+ interest\. Paid off on /)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n')
  expect(lines).toContain('number,due_date,opening,interest,payment,principal,closing')

  await page.getByRole('tab', { name: 'Payments' }).click()
  await expect(page.getByRole('table', { name: 'Payments to Blue hatchback' })).toContainText('Rainy days')
  await page.getByRole('button', { name: /^Undo payment of / }).click()
  await expect(toast(page, /^Undone: \$.+ to .+$/)).toBeVisible()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 36')).toBeVisible()
})

test('a debt is paid from the plan, and the next one moves to the top', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Plan')
  const plan = page.getByRole('list', { name: 'Payments, most important first' })
  const first = plan.getByRole('listitem').first()
  await expect(first).toContainText('New boiler')
  const before = await plan.getByRole('listitem').count()
  await payByPlan(user, 'New boiler', 'Rainy days')
  await closePaidOff(user, 'New boiler')
  await expect(first).not.toContainText('New boiler')
  await expect(plan.getByRole('listitem')).toHaveCount(before - 1)
  await goTo(user, 'Liabilities')
  await expect(row(page, 'New boiler')).toContainText('Completed')
})

test('a user compares strategies, tries a what-if, and downloads the plan', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Plan')
  await page.getByLabel('Strategy', { exact: true }).selectOption('Smallest balance first')
  await expect(page).toHaveURL(/strategy=snowball/)
  await expect(row(page, 'Smallest balance first')).toContainText('Your strategy')
  await page.getByRole('button', { name: 'Use Highest interest first for the plan' }).click()
  await expect(row(page, 'Highest interest first')).toContainText('Your strategy')

  await expect(page.getByText('Move a slider to see the effect of paying more.')).toBeVisible()
  await mouse.slide(page.getByRole('slider', { name: 'Extra each month' }))
  await expect(whatIfEffect(page)).toBeVisible()

  const downloading = page.waitForEvent('download')
  const download = page.getByRole('button', { name: 'Download the plan' })
  await chooseFromMenu(user, download, 'CSV, for a spreadsheet')
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text).toMatch(/^# today,\d{4}-\d\d-\d\d\r\n/)
  expect(text).toMatch(/\r\nrank,liability_type,description,/)
  expect(text).toMatch(/\r\n1,Credit Card,New boiler,/)
})

test('the quick actions of the dashboard open the page or dialog that they name', async ({ page, user }) => {
  await signUp(page)
  await page.getByRole('link', { name: 'Add Asset' }).click()
  await expect(page).toHaveURL(/\/assets$/)
  await fillInAsset(user, 'Cash', '75.00')
  await goTo(user, 'Dashboard')
  await page.getByRole('link', { name: 'Add Liability' }).click()
  await expect(dialogOf(page, 'Add Liability')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await goTo(user, 'Dashboard')
  await page.getByRole('link', { name: 'View Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Recommendations' })).toBeVisible()
})
