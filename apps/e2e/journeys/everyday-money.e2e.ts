import type { Page } from '@playwright/test'
import { entryRow, openRecord } from '../support/activity-tasks'
import { callApi, newAccountWithLoan, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { inDays } from '../support/in-days'
import { figure, row, toast } from '../support/locators'
import { expectPage, goTo } from '../support/navigation'
import { expect, test } from '../support/test'
import { overflows } from '../support/widths'

/** Opens the activity page of a new user with cash, savings, a loan and a card. */
async function signUpWithCard(page: Page): Promise<void> {
  const account = await newAccountWithLoan(page)
  await callApi(page, account, 'POST', '/api/assets', {
    asset_type: 'Savings Account',
    asset_description: 'Rainy days',
    asset_value: 500,
    date_received: inDays(-30),
  })
  await callApi(page, account, 'POST', '/api/liabilities', {
    liability_type: 'Credit Card',
    description: 'Blue Visa',
    liability_amount: 0,
    installments_total: 1,
    frequency: 'monthly',
    due_date: inDays(-20),
    priority_score: 50,
    interest_rate: 0,
  })
  await openAs(page, account, '/activity')
  await expectPage(page, 'Activity')
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use(options)

    test('money moves between accounts and back, and is neither income nor spending', async ({
      page,
      user,
    }) => {
      await signUpWithCard(page)
      const dialog = await openRecord(user, 'Transfer')
      await user.input.fill(dialog.getByLabel('Amount'), '120')
      await user.input.select(dialog.getByLabel('To', { exact: true }), 'Rainy days')
      expect(await overflows(page)).toEqual([])
      await user.input.press(dialog.getByRole('button', { name: 'Record transfer' }))
      await expect(toast(page, /^Transfer of \$120\.00 recorded/)).toBeVisible()
      await expect(entryRow(page, 'Transfer to Rainy days')).toContainText('$120.00')
      expect(await overflows(page)).toEqual([])
      await goTo(user, 'Assets')
      await expect(row(page, 'Rainy days')).toContainText('$620.00')
      await goTo(user, 'Activity')
      await user.input.press(entryRow(page, 'Transfer to Rainy days'))
      const entry = page.getByRole('dialog', { name: 'Transfer to Rainy days' })
      await user.input.press(entry.getByRole('button', { name: 'Undo' }))
      await expect(entry.getByText('Undone. Not included in any total.')).toBeVisible()
      await page.goBack()
      await goTo(user, 'Assets')
      await expect(row(page, 'Rainy days')).toContainText('$500.00')
    })

    test('an expense on a card is owed, and paying the card is not spending again', async ({
      page,
      user,
    }) => {
      await signUpWithCard(page)
      const dialog = await openRecord(user, 'Expense')
      await user.input.fill(dialog.getByLabel('Amount'), '30')
      await user.input.select(dialog.getByLabel('Category'), 'Transport')
      await user.input.select(dialog.getByLabel('Pay from'), 'Blue Visa')
      await user.input.press(dialog.getByRole('button', { name: 'Record expense' }))
      await expect(entryRow(page, 'Transport')).toContainText('with Blue Visa')
      await goTo(user, 'Liabilities')
      await expect(row(page, 'Blue Visa')).toContainText('$30.00')
      await goTo(user, 'Activity')
      const payment = await openRecord(user, 'Transfer')
      await user.input.fill(payment.getByLabel('Amount'), '30')
      await user.input.select(payment.getByLabel('To', { exact: true }), 'Blue Visa')
      await user.input.press(payment.getByRole('button', { name: 'Record transfer' }))
      await expect(entryRow(page, 'Payment to Blue Visa')).toBeVisible()
      await goTo(user, 'Dashboard')
      await expect(page.getByText('You spent $30 this month.')).toBeVisible()
      await goTo(user, 'Liabilities')
      await expect(figure(page, 'Completed')).toContainText('1')
    })

    test('an expense is split over two categories, which count in each', async ({
      page,
      user,
      allowProblem,
    }) => {
      allowProblem(/status of 400 .*\/api\/expenses/)
      await signUpWithCard(page)
      const dialog = await openRecord(user, 'Expense')
      await user.input.fill(dialog.getByLabel('Amount'), '100')
      await user.input.select(dialog.getByLabel('Category'), 'Groceries')
      await user.input.press(dialog.getByRole('button', { name: 'Split over several categories' }))
      await user.input.fill(dialog.getByLabel('Amount 1'), '70')
      await user.input.select(dialog.getByLabel('Category 2'), 'Gifts')
      await user.input.fill(dialog.getByLabel('Amount 2'), '20')
      await expect(dialog.getByRole('status')).toHaveText('$10.00 left to split.')
      expect(await overflows(page)).toEqual([])
      await expectAccessible(page, 'the form of a split expense')
      await user.input.press(dialog.getByRole('button', { name: 'Record expense' }))
      await expect(dialog.getByText('The categories add up to $90.00, not $100.00.')).toBeVisible()
      await user.input.fill(dialog.getByLabel('Amount 2'), '30')
      await user.input.press(dialog.getByRole('button', { name: 'Record expense' }))
      await expect(toast(page, /^Expense of \$100\.00 recorded/)).toBeVisible()
      await expect(entryRow(page, 'Groceries, Gifts')).toContainText('-$100.00')
      await user.input.press(page.getByRole('tab', { name: 'Months' }))
      const spending = page.getByRole('table', { name: 'Spending by category' })
      await expect(spending.getByRole('row', { name: /Groceries/ })).toContainText('$70.00')
      await expect(spending.getByRole('row', { name: /Gifts/ })).toContainText('$30.00')
    })

    test('a wrong amount and account are corrected, and the entry stays one', async ({ page, user }) => {
      await signUpWithCard(page)
      const dialog = await openRecord(user, 'Expense')
      await user.input.fill(dialog.getByLabel('Amount'), '30')
      await user.input.select(dialog.getByLabel('Category'), 'Transport')
      await user.input.press(dialog.getByRole('button', { name: 'Record expense' }))
      await expect(dialog).toBeHidden()
      await user.input.press(entryRow(page, 'Transport'))
      const entry = page.getByRole('dialog', { name: 'Transport' })
      await user.input.press(entry.getByRole('button', { name: 'Correct' }))
      const form = page.getByRole('dialog', { name: 'Correct expense' })
      await expect(form.getByLabel('Amount')).toHaveValue('30.00')
      await user.input.fill(form.getByLabel('Amount'), '35.50')
      await user.input.select(form.getByLabel('Pay from'), 'Blue Visa')
      expect(await overflows(page)).toEqual([])
      await user.input.press(form.getByRole('button', { name: 'Save Changes' }))
      await expect(entry.getByText('Corrects an earlier entry.')).toBeVisible()
      await page.goBack()
      await expect(entryRow(page, 'Transport')).toHaveCount(1)
      await expect(entryRow(page, 'Transport')).toContainText('-$35.50')
      await goTo(user, 'Liabilities')
      await expect(row(page, 'Blue Visa')).toContainText('$35.50')
    })
  })
}
