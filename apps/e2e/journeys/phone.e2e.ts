import type { Page } from '@playwright/test'
import { touch } from '../support/input-methods'
import { open, register, signUp } from '../support/person'
import { signUpFilled } from '../support/sample-books'
import {
  addAsset,
  addLoan,
  chooseInAccountMenu,
  createAccount,
  figure,
  fillInAsset,
  payByPlan,
  payPart,
  resetAndLogIn,
  row,
  setIncome,
  visit,
} from '../support/tasks'
import { expect, test } from '../support/test'

const WIDTH = 360

test.use({ viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true })

/** Somebody with an account. The mouse that signed up leaves, since messages stay as long as one is over them. */
async function signedUp(page: Page, signUpSomebody: (page: Page) => Promise<unknown> = signUp) {
  await signUpSomebody(page)
  await page.mouse.move(0, 0)
  return { page, input: touch }
}

/** How far right the page reaches, and what is in an open dialog. */
function reach(page: Page) {
  return page.evaluate(() => {
    const inDialogs = [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
    const ends = inDialogs.map((element) => element.getBoundingClientRect().right)
    return Math.ceil(Math.max(document.documentElement.scrollWidth, ...ends))
  })
}

/** Waits until nothing loads any more, and expects that nobody has to scroll to the side. */
async function expectToFit(page: Page) {
  await expect(page.getByText(/^Loading /)).toHaveCount(0)
  await expect.poll(() => reach(page)).toBeLessThanOrEqual(WIDTH)
}

async function expectDialogToFit(page: Page, button: string | RegExp) {
  await touch.press(page.getByRole('button', { name: button }).first())
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToFit(page)
  await touch.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('on a phone a person registers, logs out, and gets in again with the recovery key', async ({ page }) => {
  const ada = { page, input: touch }
  const email = `phone-${Date.now()}@example.com`
  const key = await createAccount(ada, email, 'Analytical1')
  await touch.press(page.getByRole('button', { name: 'Continue to Dashboard' }))
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await chooseInAccountMenu(ada, 'Log out')
  await resetAndLogIn(ada, email, key, 'Difference-Engine-2')
})

test('on a phone a person records what they own, and what they expect', async ({ page }) => {
  const ada = await signedUp(page)
  await touch.press(page.getByRole('link', { name: 'Add Asset' }))
  await fillInAsset(ada, 'Cash', '5000.00')
  await touch.press(page.getByRole('button', { name: 'Delete Cash' }))
  await expect(row(page, 'Cash')).toBeHidden()
  await touch.press(page.getByRole('button', { name: 'Undo' }))
  await expect(row(page, 'Cash')).toContainText('$5,000.00')

  await touch.press(page.getByRole('tab', { name: /^Expected Assets/ }))
  await addAsset(ada, 'Savings Account', '640.00')
  await touch.press(page.getByRole('button', { name: 'Mark Savings Account as received' }))
  await touch.press(page.getByRole('button', { name: 'Mark as Received', exact: true }))
  await expect(page.getByRole('tab', { name: 'Current Assets (2)' })).toBeVisible()
})

test('on a phone a person records a loan, plans, tries out more money, and pays', async ({ page }) => {
  const ada = await signedUp(page)
  await setIncome(ada, '600')
  await visit(ada, 'Assets')
  await addAsset(ada, 'Cash', '5000.00')
  await visit(ada, 'Liabilities')
  await addLoan(ada, '6')
  await payPart(ada, 'Car Loan', '40.00')
  await expect(figure(page, 'Total Outstanding')).toContainText('$1,160.00')

  await visit(ada, 'Plan')
  await touch.press(page.getByRole('button', { name: 'Why is this first?' }))
  await touch.slide(page.getByRole('slider', { name: 'Extra each month' }))
  await expect(page.getByRole('status').filter({ hasText: /sooner|of interest/ })).toBeVisible()
  await payByPlan(ada, 'Car Loan')
  await expect(page.getByText(/No payment needed this month|Due soon/)).toBeVisible()
})

test('the guest pages fit a phone', async ({ page }) => {
  for (const path of ['/login', '/register', '/reset-password']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page)
  }
  await register(page)
  await expectToFit(page)
})

for (const [books, start] of [
  ['empty', signUp],
  ['full', signUpFilled],
] as const) {
  test(`every page of ${books} books fits a phone`, async ({ page, provokes }) => {
    // The made-up key of full books opens no list of models.
    provokes(/status of 503 .*\/api\/models/)
    const ada = await signedUp(page, start)
    await expectToFit(page)
    await touch.press(page.getByRole('button', { name: 'User Profile' }))
    await expectToFit(page)
    await visit(ada, 'Assets')
    await expectDialogToFit(page, 'Add Asset')
    await touch.press(page.getByRole('tab', { name: /^Expected Assets/ }))
    await expectToFit(page)
    await visit(ada, 'Liabilities')
    await expectDialogToFit(page, 'Add Liability')
    await visit(ada, 'Plan')
    await expectToFit(page)
    await visit(ada, 'Profile')
    await expectDialogToFit(page, 'Change Password')
    await expectToFit(page)
    await touch.press(page.getByRole('button', { name: 'Edit Profile' }))
    await expectToFit(page)
  })
}

test('a liability, its payment and the reasons of the plan fit a phone', async ({ page }) => {
  const maya = await signedUp(page, signUpFilled)
  await visit(maya, 'Liabilities')
  await expectDialogToFit(page, 'Pay Car Loan')
  await touch.press(page.getByRole('link', { name: 'Car Loan' }))
  await expect(page.getByRole('table', { name: 'Schedule of Car Loan' })).toBeVisible()
  await expectToFit(page)
  await touch.press(page.getByRole('tab', { name: 'Payments' }))
  await expect(page.getByRole('table', { name: 'Payments to Car Loan' })).toBeVisible()
  await expectToFit(page)
  await visit(maya, 'Plan')
  await touch.press(page.getByRole('button', { name: 'Why is this first?' }))
  await expectToFit(page)
  await expectDialogToFit(page, /^Schedule Payment/)
})
