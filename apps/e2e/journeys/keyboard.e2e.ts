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
import { keyboard, tabTo } from '../support/input-methods'
import { figure, row, whatIfEffect } from '../support/locators'
import { chooseFromMenu, goTo, open } from '../support/navigation'
import { expect, test } from '../support/test'

test.use({ input: keyboard })

test('by keyboard a user registers, logs out, and logs in again with the recovery key', async ({ user }) => {
  const account = await register(user)
  await continueToDashboard(user)
  await logOut(user)
  await resetAndLogIn(user, account, 'Difference-Engine-2')
})

test('by keyboard a user records current and expected assets', async ({ page, user }) => {
  await signUp(page)
  await keyboard.press(page.getByRole('link', { name: 'Add Asset' }))
  await fillInAsset(user, 'Cash', '5000.00')
  await keyboard.press(page.getByRole('button', { name: 'Delete Cash' }))
  await confirmDeletion(user, 'Cash', '$5,000.00')
  await expect(row(page, 'Cash')).toBeHidden()
  await keyboard.press(page.getByRole('button', { name: 'Undo' }))
  await expect(row(page, 'Cash')).toContainText('$5,000.00')

  const expected = page.getByRole('tab', { name: /^Expected Assets/ })
  await keyboard.pick(page.getByRole('tablist', { name: 'Assets' }), expected)
  await addAsset(user, 'Savings Account', '640.00')
  await keyboard.press(page.getByRole('button', { name: 'Mark as received: Savings Account' }))
  await keyboard.press(page.getByRole('button', { name: 'Mark as received', exact: true }))
  await expect(page.getByRole('tab', { name: 'Current Assets (2)' })).toBeVisible()
})

test('by keyboard a user records a loan, opens the plan, tries a what-if, and pays', async ({
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
  await chooseFromMenu(user, page.getByRole('button', { name: 'More for Car Loan' }), 'Payments')
  await keyboard.press(page.getByRole('button', { name: 'Undo payment of $40.00' }))
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()

  await goTo(user, 'Plan')
  await keyboard.press(page.getByRole('button', { name: 'Why this rank?' }).first())
  await keyboard.slide(page.getByRole('slider', { name: 'Extra each month' }))
  await expect(whatIfEffect(page)).toBeVisible()
  await keyboard.select(page.getByLabel('Strategy', { exact: true }), 'Smallest balance first')
  await payByPlan(user, 'Car Loan')
  await expect(page.getByText(/No payment needed this month|Due soon/)).toBeVisible()
})

test('the first Tab of a visit offers to skip to the content', async ({ page }) => {
  await signUp(page)
  await open(page, '/assets')
  await expect(page.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add Asset' })).toBeFocused()
})

test('navigation moves the focus to the title of the new page', async ({ page, user }) => {
  await signUp(page)
  for (const name of ['Profile', 'Dashboard'] as const) {
    await goTo(user, name)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('Escape closes a dialog and returns the focus to its button', async ({ page, user }) => {
  await signUp(page)
  for (const [name, button, key] of [
    ['Assets', 'Add Asset', 'Enter'],
    ['Liabilities', 'Add Liability', 'Space'],
    ['Profile', 'Change password', 'Space'],
  ] as const) {
    await goTo(user, name)
    const opener = page.getByRole('button', { name: button })
    await tabTo(opener)
    await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name: button })
    await expect(dialog.getByRole('combobox').or(dialog.getByRole('textbox')).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('text typed right after opening a dialog goes into its first field', async ({ page, user }) => {
  await signUp(page)
  await goTo(user, 'Profile')
  await tabTo(page.getByRole('button', { name: 'Change password' }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Clarke1912')
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await expect(dialog.getByLabel('Current password', { exact: true })).toHaveValue('Clarke1912')
})

test('single keys open the shortcuts, the assistant and the pages, until they are switched off', async ({
  page,
}) => {
  await signUp(page)
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(shortcuts).toContainText('Open the assistant')
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(page.getByRole('heading', { name: 'Liability Management' })).toBeVisible()
  await page.keyboard.press('/')
  const assistant = page.getByRole('dialog', { name: 'Personal Finance Assistant' })
  await expect(assistant.getByLabel('Message')).toBeFocused()
  await tabTo(assistant.getByRole('button', { name: 'New' }))
  await page.keyboard.press('/')
  await expect(assistant.getByLabel('Message')).toBeFocused()
  await expect(assistant.getByLabel('Message')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(assistant).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('heading', { name: 'Personal Finance Assistant' })).toBeInViewport()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toBeFocused()
  await expect(message).toBeInViewport({ ratio: 1 })
  // The assistant is already open, but scrolled out of view.
  await page.getByRole('heading', { name: /^Welcome/ }).focus()
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('/')
  await expect(message).toBeFocused()
  await expect(message).toBeInViewport({ ratio: 1 })
  // Leaves the field, in which keys are text.
  await page.keyboard.press('Tab')

  await page.keyboard.press('?')
  await tabTo(page.getByRole('checkbox', { name: 'Use keyboard shortcuts' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(shortcuts).toBeHidden()
})
