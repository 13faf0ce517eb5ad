import type { Page } from '@playwright/test'
import { continueToDashboard, logOut, register, resetAndLogIn } from '../support/account-tasks'
import { signUp } from '../support/api'
import {
  addAsset,
  addLoan,
  confirmDeletion,
  fillInAsset,
  payByPlan,
  payPart,
  setIncome,
} from '../support/book-tasks'
import { touch } from '../support/input-methods'
import { figure, row, whatIfEffect } from '../support/locators'
import { goTo, open, unfold } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

const WIDTH = 360

test.use({ input: touch, viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true })

/** The rightmost pixel of the page and of an open dialog. */
function reach(page: Page) {
  return page.evaluate(() => {
    const inDialogs = [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
    const ends = inDialogs.map((element) => element.getBoundingClientRect().right)
    return Math.ceil(Math.max(document.documentElement.scrollWidth, ...ends))
  })
}

/** Waits until the page has loaded, and expects no horizontal scrolling. */
async function expectToFit(page: Page) {
  await expect(page.getByText(/^Loading /).filter({ visible: true })).toHaveCount(0)
  await expect.poll(() => reach(page)).toBeLessThanOrEqual(WIDTH)
}

async function expectDialogToFit(page: Page, button: string | RegExp) {
  await touch.press(page.getByRole('button', { name: button }).first())
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToFit(page)
  await touch.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('on a phone a user registers, logs out, and logs in again with the recovery key', async ({ user }) => {
  const account = await register(user)
  await continueToDashboard(user)
  await logOut(user)
  await resetAndLogIn(user, account, 'Difference-Engine-2')
})

test('on a phone a user records current and expected assets', async ({ page, user }) => {
  await signUp(page)
  await touch.press(page.getByRole('link', { name: 'Add Asset' }))
  await fillInAsset(user, 'Cash', '5000.00')
  await touch.press(page.getByRole('button', { name: 'Delete Cash' }))
  await confirmDeletion(user, 'Cash', '$5,000.00')
  await expect(row(page, 'Cash')).toBeHidden()
  await touch.press(page.getByRole('button', { name: 'Undo' }))
  await expect(row(page, 'Cash')).toContainText('$5,000.00')

  await touch.press(page.getByRole('tab', { name: /^Expected Assets/ }))
  await addAsset(user, 'Savings Account', '640.00')
  await touch.press(page.getByRole('button', { name: 'Mark as received: Savings Account' }))
  await touch.press(page.getByRole('button', { name: 'Mark as received', exact: true }))
  await expect(page.getByRole('tab', { name: 'Current Assets (2)' })).toBeVisible()
})

test('on a phone a user records a loan, opens the plan, tries a what-if, and pays', async ({
  page,
  user,
}) => {
  await signUp(page)
  await setIncome(user, '600')
  await goTo(user, 'Assets')
  await addAsset(user, 'Cash', '5000.00')
  await goTo(user, 'Liabilities')
  await addLoan(user, { rate: '6' })
  await payPart(user, 'Car Loan', '40.00')
  await expect(figure(page, 'Total Outstanding')).toContainText('$1,160.00')

  await goTo(user, 'Plan')
  await touch.press(page.getByRole('button', { name: 'Why this rank?' }).first())
  await unfold(user, 'What if you pay more?')
  await touch.slide(page.getByRole('slider', { name: 'Extra each month' }))
  await expect(whatIfEffect(page)).toBeVisible()
  await payByPlan(user, 'Car Loan')
  await expect(page.getByText(/No payment needed this month|Due soon/)).toBeVisible()
})

test('the guest pages fit a phone', async ({ page, user }) => {
  for (const path of ['/login', '/register', '/reset-password']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page)
  }
  await register(user)
  await expectToFit(page)
})

/** Signs up a new user and skips the first steps, so that the dashboard shows all its cards. */
async function signUpAndSkip(page: Page) {
  await signUp(page)
  await expectToFit(page)
  await touch.press(page.getByRole('button', { name: 'Skip the steps' }))
}

for (const [books, start] of [
  ['empty', signUpAndSkip],
  ['full', signUpFilled],
] as const) {
  test(`every page of ${books} books fits a phone`, async ({ page, user, allowProblem }) => {
    // The API key of the sample books is fake, so the list of models cannot be loaded.
    allowProblem(/status of 503 .*\/api\/models/)
    await start(page)
    await expectToFit(page)
    await touch.press(page.getByRole('button', { name: 'User Profile' }))
    await expectToFit(page)
    await goTo(user, 'Assets')
    await expectDialogToFit(page, 'Add Asset')
    await touch.press(page.getByRole('tab', { name: /^Expected Assets/ }))
    await expectToFit(page)
    await goTo(user, 'Liabilities')
    await expectDialogToFit(page, 'Add Liability')
    await goTo(user, 'Plan')
    await expectToFit(page)
    await goTo(user, 'Profile')
    await expectDialogToFit(page, 'Change password')
    await expectToFit(page)
    await touch.press(page.getByRole('button', { name: 'Edit Profile' }))
    await expectToFit(page)
  })
}

test('on a phone there is one Add button within thumb reach, which covers no row at the end', async ({
  page,
  user,
}) => {
  await signUpFilled(page)
  for (const [name, label] of [
    ['Assets', 'Add Asset'],
    ['Liabilities', 'Add Liability'],
  ] as const) {
    await goTo(user, name)
    const add = page.getByRole('button', { name: label })
    await expect(add).toHaveCount(1)
    const last = page.getByRole('row').last()
    await expect(last).toBeVisible()
    const before = await add.boundingBox()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(add).toBeInViewport({ ratio: 1 })
    const [button, row, bar] = await Promise.all(
      [add, last, page.getByRole('navigation', { name: 'Main' })].map((part) => part.boundingBox()),
    )
    if (!button || !row || !bar) throw new Error('Not all of it is in sight')
    expect(button).toEqual(before)
    expect(row.y + row.height).toBeLessThanOrEqual(button.y)
    expect(button.y + button.height).toBeLessThanOrEqual(bar.y)
    expect(button.y).toBeGreaterThan(0.7 * 740)
    await touch.press(add)
    await expect(page.getByRole('dialog', { name: label })).toBeVisible()
    await touch.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  }
})

test('a liability, its payment and the reasons of the plan fit a phone', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Liabilities')
  await expectDialogToFit(page, 'Pay Blue hatchback')
  await touch.press(page.getByRole('link', { name: 'Blue hatchback' }))
  await expect(page.getByRole('table', { name: 'Schedule of Blue hatchback' })).toBeVisible()
  await expectToFit(page)
  await touch.press(page.getByRole('tab', { name: 'Payments' }))
  await expect(page.getByRole('table', { name: 'Payments to Blue hatchback' })).toBeVisible()
  await expectToFit(page)
  await goTo(user, 'Plan')
  await touch.press(page.getByRole('button', { name: 'Why this rank?' }).first())
  await expectToFit(page)
  await expectDialogToFit(page, /^Schedule Payment/)
})
