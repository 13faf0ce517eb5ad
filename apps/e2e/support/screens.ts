import { expect, type Page } from '@playwright/test'
import { type Inspect, inspectDialog, inspectImport, inspectMenu, inspectProfileDialogs } from './dialogs'
import { goTo, open } from './person'
import { runningApp } from './running-app'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

async function heading(page: Page, name: string | RegExp) {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** The pages of guests, as they come and refused. */
export async function guestPages(page: Page, inspect: Inspect) {
  for (const [path, title, action] of [
    ['/login', 'Log in', 'Sign in'],
    ['/register', 'Create an account', 'Create account'],
    ['/reset-password', 'Reset your password', 'Reset password'],
  ] as const) {
    await open(page, path)
    await heading(page, title)
    await inspect(title)
    await button(page, action).click()
    await inspect(`${title}, with nothing filled in`)
  }
  await open(page, '/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Analytical1')
  await button(page, 'Sign in').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await inspect('a refused login')
}

/** The dashboard with everything on it open. */
export async function dashboard(page: Page, inspect: Inspect) {
  await heading(page, /^Welcome/)
  await inspect('the dashboard')
  await inspectMenu(page, inspect, button(page, /account menu/))
  await button(page, /account menu/).click()
  await inspectDialog(page, inspect, page.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
  await button(page, 'Open assistant').click()
  await inspect('the assistant')
  await button(page, 'User Profile').click()
  await expect(button(page, 'Quick Edit')).toBeVisible()
  await inspect('the profile panel')
  await inspectDialog(page, inspect, button(page, 'Show Secret Key'))
  await button(page, 'Quick Edit').click()
  await inspect('the quick edit')
}

/** Both lists of assets with their dialogs. */
export async function assets(page: Page, inspect: Inspect) {
  await goTo(page, 'Assets')
  await heading(page, 'Asset Management')
  await inspect('current assets')
  await inspectDialog(page, inspect, button(page, 'Add Asset'), async (dialog) => {
    await dialog.getByLabel('Asset Type').selectOption('Other')
    await dialog.getByRole('button', { name: 'Add Asset' }).click()
  })
  await inspectDialog(page, inspect, button(page, /^Edit /))
  await page.getByRole('tab', { name: /Expected/ }).click()
  await inspect('expected assets')
  await inspectDialog(page, inspect, button(page, 'Add Asset'))
  await inspectDialog(page, inspect, button(page, /^Mark .* as received/))
}

/** The list of liabilities, one of them with both tabs, and their dialogs. */
export async function liabilities(page: Page, inspect: Inspect) {
  await goTo(page, 'Liabilities')
  await heading(page, 'Liability Management')
  await inspect('liabilities')
  await inspectMenu(page, inspect, button(page, 'More for Car Loan'))
  await inspectDialog(page, inspect, button(page, 'Add Liability'), (dialog) =>
    dialog.getByRole('button', { name: 'Add Liability' }).click(),
  )
  await inspectDialog(page, inspect, button(page, 'Edit Car Loan'))
  await inspectDialog(page, inspect, button(page, 'Pay Car Loan'), async (dialog) => {
    await dialog.getByLabel('Other amount').check()
    await dialog.getByLabel('Payment Amount').fill('999,999')
    await dialog.getByRole('button', { name: /^Pay / }).click()
    await expect(dialog.getByText('Payment amount cannot exceed remaining balance')).toBeVisible()
  })
  await page.getByRole('link', { name: 'Car Loan', exact: true }).click()
  await heading(page, 'Car Loan')
  await inspect('the schedule of a liability')
  await button(page, 'Show as table').click()
  await inspect('the schedule with a chart as a table')
  await page.getByRole('tab', { name: 'Payments' }).click()
  await expect(button(page, /^Undo payment/)).toBeVisible()
  await inspect('the payments of a liability')
}

/** The plan with its reasons, and a payment from it. */
export async function plan(page: Page, inspect: Inspect) {
  await goTo(page, 'Plan')
  await heading(page, 'Payment Recommendations')
  await button(page, 'Why is this first?').click()
  await inspect('the plan with its reasons')
  await inspectDialog(page, inspect, button(page, /^Schedule Payment/))
}

/** The profile to read and to edit, and the dialogs of the account. */
export async function profile(page: Page, inspect: Inspect, password: string) {
  await goTo(page, 'Profile')
  await heading(page, 'Profile Settings')
  await inspect('the profile')
  await inspectProfileDialogs(page, inspect, password)
  await inspectImport(page, inspect)
  await button(page, 'Edit Profile').click()
  await inspect('the profile while it is edited')
  await page.getByLabel('Name', { exact: true }).fill('')
  await button(page, 'Save Changes').click()
  await inspect('the profile with an error')
}

/** Every page of somebody who has just come. */
export async function emptyPages(page: Page, inspect: Inspect) {
  await inspect('the dashboard of empty books')
  await goTo(page, 'Assets')
  await expect(page.getByText('No assets recorded yet')).toBeVisible()
  await inspect('no assets')
  await page.getByRole('tab', { name: /Expected/ }).click()
  await inspect('no expected assets')
  await goTo(page, 'Liabilities')
  await expect(page.getByText('No liabilities recorded yet')).toBeVisible()
  await inspect('no liabilities')
  await goTo(page, 'Plan')
  await expect(page.getByText(/^All Clear!/)).toBeVisible()
  await inspect('a plan with nothing to pay')
}

/** Every page while the server does not answer. */
export async function failedPages(page: Page, inspect: Inspect) {
  await goTo(page, 'Assets')
  await heading(page, 'Asset Management')
  await page.route(`${runningApp().origin}/api/**`, (route) => route.abort())
  await inspectDialog(page, inspect, button(page, 'Add Asset'), async (dialog) => {
    await dialog.getByLabel('Asset Type').selectOption('Cash')
    await dialog.getByLabel('Amount').fill('10')
    await dialog.getByRole('button', { name: 'Add Asset' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
  })
  for (const path of ['/', '/assets', '/liabilities', '/recommendations', '/profile']) {
    await open(page, path)
    await expect(button(page, /^Try again$/i)).toBeVisible()
    await inspect(`${path} without the server`)
  }
}
