import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleDialog, expectAccessibleMenu } from '../support/expect-accessible'
import { accountMenu, goTo, openMenu } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

// Colours in the middle of a transition would be checked; only the final states count.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => signUpFilled(page))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

test('the dashboard, the account menu and the keyboard shortcuts are accessible', async ({ page, user }) => {
  await expectAccessible(page, 'the dashboard')
  await expectAccessibleMenu(user, accountMenu(page))
  const menu = await openMenu(user, accountMenu(page))
  await expectAccessibleDialog(page, menu.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
})

test('the assistant is accessible', async ({ page }) => {
  await button(page, 'Open assistant').click()
  await expectAccessible(page, 'the assistant')
})

test('the assistant over another page and its conversations are accessible', async ({ page, user }) => {
  await goTo(user, 'Assets')
  await page.getByRole('button', { name: 'Assistant', exact: true }).click()
  await expectAccessible(page, 'the assistant over a page')
  await page.getByRole('button', { name: 'History' }).click()
  await expectAccessible(page, 'the conversations')
  await expectAccessibleMenu(user, button(page, /^More for /))
})

test('the profile panel is accessible, in view and edit mode', async ({ page }) => {
  await button(page, 'User Profile').click()
  await expect(button(page, 'Quick edit')).toBeVisible()
  await expectAccessible(page, 'the profile panel')
  await expectAccessibleDialog(page, button(page, 'Show secret key'))
  await button(page, 'Quick edit').click()
  await expectAccessible(page, 'the quick edit')
})

test('current assets are accessible, with their add and edit dialogs', async ({ page, user }) => {
  await goTo(user, 'Assets')
  await expectAccessible(page, 'current assets')
  await expectAccessibleDialog(page, button(page, 'Add Asset'), async (dialog) => {
    await dialog.getByLabel('Asset type').selectOption('Other')
    await dialog.getByRole('button', { name: 'Add Asset' }).click()
  })
  await expectAccessibleDialog(page, button(page, /^Edit /))
})

test('expected assets are accessible, with their add and receive dialogs', async ({ page, user }) => {
  await goTo(user, 'Assets')
  await page.getByRole('tab', { name: /Expected/ }).click()
  await expectAccessible(page, 'expected assets')
  await expectAccessibleDialog(page, button(page, 'Add Asset'))
  await expectAccessibleDialog(page, button(page, /^Mark as received/))
})

test('liabilities are accessible, with their add and edit dialogs', async ({ page, user }) => {
  await goTo(user, 'Liabilities')
  await expectAccessible(page, 'liabilities')
  await expectAccessibleMenu(user, button(page, 'More for Blue hatchback'))
  await expectAccessibleDialog(page, button(page, 'Add Liability'), (dialog) =>
    dialog.getByRole('button', { name: 'Add Liability' }).click(),
  )
  await expectAccessibleDialog(page, button(page, 'Edit Blue hatchback'))
})

test('the payment dialog is accessible, also after a refusal', async ({ page, user }) => {
  await goTo(user, 'Liabilities')
  await expectAccessibleDialog(page, button(page, 'Pay Blue hatchback'), async (dialog) => {
    await dialog.getByLabel('Other amount').check()
    await dialog.getByLabel('Payment amount').fill('999,999')
    await dialog.getByRole('button', { name: /^Pay / }).click()
    await expect(dialog.getByText('Payment amount cannot exceed remaining balance')).toBeVisible()
  })
})

test('a liability is accessible with its schedule, chart and payments', async ({ page, user }) => {
  await goTo(user, 'Liabilities')
  await page.getByRole('link', { name: 'Blue hatchback', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Blue hatchback', level: 1 })).toBeVisible()
  await expectAccessible(page, 'the schedule of a liability')
  await button(page, 'Show as table').click()
  await expectAccessible(page, 'the schedule with a chart as a table')
  await page.getByRole('tab', { name: 'Payments' }).click()
  await expect(button(page, /^Undo payment/)).toBeVisible()
  await expectAccessible(page, 'the payments of a liability')
})

test('the plan is accessible, with its reasons and its payment dialog', async ({ page, user }) => {
  await goTo(user, 'Plan')
  await button(page, 'Why this rank?').click()
  await expectAccessible(page, 'the plan with its reasons')
  await expectAccessibleMenu(user, button(page, /^Download /))
  await expectAccessibleDialog(page, button(page, /^Schedule Payment/))
})
