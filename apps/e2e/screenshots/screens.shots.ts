import type { Page } from '@playwright/test'
import { register } from '../support/account-tasks'
import { entryRow, openRecord, signUpWithActivity } from '../support/activity-tasks'
import { signUp } from '../support/api'
import { inDays } from '../support/in-days'
import { goTo, open, unfoldOnPhone } from '../support/navigation'
import { runningApp } from '../support/running-app'
import { signUpFilled } from '../support/sample-books'
import { messages } from '../support/scripted-model'
import { expect, test } from '../support/test'
import { shoot } from './shoot'

async function shootDialog(page: Page, button: string | RegExp, name: string) {
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(page, name, { fullPage: false })
  await page.keyboard.press('Escape')
}

async function schedulePayment(page: Page) {
  await page.getByRole('button', { name: 'Pay Blue hatchback' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'On another day' }).check()
  await dialog.getByLabel('Payment date').fill(inDays(5))
  await shoot(page, 'liability-schedule', { fullPage: false })
  await dialog.getByRole('button', { name: /^Schedule \$/ }).click()
  await expect(page.getByRole('table', { name: 'Scheduled payments' })).toBeVisible()
  await shoot(page, 'liabilities-scheduled')
}

async function setPaydays(page: Page) {
  await page.getByRole('button', { name: 'Set paydays' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How often are you paid?').selectOption('Twice a month')
  await dialog.getByLabel('First day of the month').fill('15')
  await dialog.getByLabel('Second day of the month').fill('31')
  await shoot(page, 'plan-paydays', { fullPage: false })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('guest pages', async ({ page, user }) => {
  for (const name of ['login', 'register', 'reset-password']) {
    await open(page, `/${name}`)
    await shoot(page, name)
  }
  await register(user)
  await shoot(page, 'recovery-key')
})

test('filled books', async ({ page, user, allowProblem }) => {
  // The API key is fake, so the list of models cannot be loaded.
  allowProblem(/status of 503 .*\/api\/models/)
  await signUpFilled(page)
  await shoot(page, 'dashboard')
  await goTo(user, 'Assets')
  await shoot(page, 'assets')
  await shootDialog(page, 'Add Asset', 'asset-add')
  await page.getByRole('tab', { name: /Expected/ }).click()
  await shoot(page, 'assets-expected')
  await shootDialog(page, /^Mark as received/, 'asset-receive')
  await goTo(user, 'Liabilities')
  await shoot(page, 'liabilities')
  await shootDialog(page, 'Add Liability', 'liability-add')
  await shootDialog(page, 'Pay Blue hatchback', 'liability-pay')
  await schedulePayment(page)
  await page
    .getByRole('button', { name: 'Blue hatchback', exact: true })
    .or(page.getByRole('link', { name: 'Blue hatchback', exact: true }))
    .first()
    .click()
  await shoot(page, 'liability')
  await goTo(user, 'Plan')
  await shoot(page, 'plan')
  await shootDialog(page, /^Schedule Payment/, 'plan-pay')
  await shootDialog(page, 'Change budget', 'plan-budget')
  await shootDialog(page, 'Set cushion', 'plan-cushion')
  await setPaydays(page)
  await shoot(page, 'plan-with-paydays')
  await unfoldOnPhone(user, 'Your next 60 days')
  await shootDialog(page, 'Change living costs', 'plan-living-costs')
  await shootDialog(page, 'Try another day', 'plan-trial-day')
  await goTo(user, 'Dashboard')
  await shoot(page, 'dashboard-with-paydays')
  await goTo(user, 'Profile')
  await shoot(page, 'profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await shoot(page, 'profile-edit')
})

test('the activity', async ({ page, user }) => {
  await signUpWithActivity(page)
  await shoot(page, 'activity')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(page.getByLabel('Category')).toBeVisible()
  await shoot(page, 'activity-filters')
  await entryRow(page, 'Payment to Car Loan').click()
  await expect(page.getByRole('dialog').getByText('Principal')).toBeVisible()
  await shoot(page, 'activity-payment', { fullPage: false })
  await page.keyboard.press('Escape')
  for (const kind of ['Expense', 'Income', 'Trade'] as const) {
    await openRecord(user, kind)
    await shoot(page, `record-${kind.toLowerCase()}`, { fullPage: false })
    await page.keyboard.press('Escape')
  }
  await page.getByRole('tab', { name: 'Charts' }).click()
  await expect(page.getByRole('figure', { name: 'Spending by category' })).toBeVisible()
  await shoot(page, 'activity-pictures')
  await page.getByRole('tab', { name: 'Books check' }).click()
  await expect(page.getByRole('heading', { name: 'Everything adds up' })).toBeVisible()
  await shoot(page, 'books-check')
})

test('the assistant', async ({ page, user, allowProblem }) => {
  allowProblem(/status of 502/)
  await signUpFilled(page)
  await goTo(user, 'Assets')
  await user.input.press(page.getByRole('button', { name: 'Assistant', exact: true }))
  const log = page.getByRole('log', { name: 'Conversation' })
  for (const [message, shown, name] of [
    ['I spent 12.50 on lunch', /^Saved/, 'assistant-saved'],
    [messages.several, /more than one entry/, 'assistant-draft'],
    [messages.question, /order of your plan/, 'assistant-answer'],
    [messages.failure, /^Sorry/, 'assistant-failure'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Message' }).fill(message)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(log.getByText(shown).first()).toBeVisible()
    await shoot(page, name, { fullPage: false })
  }
})

test('empty books', async ({ page, user }) => {
  await signUp(page)
  await shoot(page, 'empty-dashboard')
  for (const [link, name] of [
    ['Assets', 'empty-assets'],
    ['Liabilities', 'empty-liabilities'],
    ['Plan', 'empty-plan'],
    ['Activity', 'empty-activity'],
  ] as const) {
    await goTo(user, link)
    await shoot(page, name)
  }
})

test('a server that does not answer', async ({ page, allowProblem }) => {
  allowProblem(/net::ERR_FAILED .*\/api\//)
  await signUp(page)
  for (const [route, name] of [
    ['/', 'error-dashboard'],
    ['/assets', 'error-assets'],
    ['/liabilities', 'error-liabilities'],
    ['/recommendations', 'error-plan'],
    ['/activity', 'error-activity'],
    ['/profile', 'error-profile'],
  ] as const) {
    await page.route(`${runningApp().origin}/api/**`, (request) => request.abort())
    await open(page, route)
    await expect(page.getByRole('button', { name: /^Try again$/i }).first()).toBeVisible()
    await shoot(page, name)
  }
})

test('another currency on every page', async ({ page, user, allowProblem }) => {
  allowProblem(/status of 503 .*\/api\/models/)
  await signUpFilled(page)
  await goTo(user, 'Profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Currency preference').selectOption('CAD')
  await shoot(page, 'currency-choice')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('CA$4,200.00')).toBeVisible()
  await shoot(page, 'currency-profile')
  await expect(page.getByText('Profile updated')).toBeHidden()
  await goTo(user, 'Liabilities')
  await shoot(page, 'currency-liabilities')
  await shootDialog(page, 'Add Liability', 'currency-liability-add')
  await shootDialog(page, 'Pay Blue hatchback', 'currency-pay')
  await goTo(user, 'Plan')
  await shoot(page, 'currency-plan')
})
