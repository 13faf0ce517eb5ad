import type { Locator, Page } from '@playwright/test'
import { callApi } from '../support/api'
import { confirmDeletion } from '../support/book-tasks'
import { deskAndPhone } from '../support/desk-and-phone'
import { inDays } from '../support/in-days'
import { row, toast } from '../support/locators'
import { chooseFromMenu, goTo, type User } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

const LONG_NAME = 'Abcdefgh'.repeat(30)
/** One more line of text, in CSS pixels. */
const LINE_HEIGHT = 26
/** Two lines and the padding of a toast. */
const MAX_TOAST_HEIGHT = 76

async function heightOf(element: Locator): Promise<number> {
  await expect(element).toBeVisible()
  return element.evaluate((found) => found.getBoundingClientRect().height)
}

/** Checks that the long one of two rows has at most one line more. */
async function expectOneLineMore(long: Locator, ordinary: Locator) {
  expect(await heightOf(long)).toBeLessThanOrEqual((await heightOf(ordinary)) + LINE_HEIGHT)
}

async function expectNoHorizontalScroll(page: Page) {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await excess()).toBeLessThanOrEqual(0)
}

/** Saves the asset with the long name unchanged. */
async function saveLongAsset({ page, input }: User) {
  await input.press(page.getByRole('button', { name: `Edit ${LONG_NAME}` }))
  const dialog = page.getByRole('dialog', { name: 'Edit asset' })
  await expect(dialog.getByLabel('Description')).toHaveValue(LONG_NAME)
  await input.press(dialog.getByRole('button', { name: 'Save Changes' }))
}

const card = (page: Page) => page.getByRole('row', { name: /^Rainy days/ })

/** Pays the car from the list, and checks its name in the dialog, the notice, its page and its schedule. */
async function payTheCar({ page, input }: User) {
  await goTo({ page, input }, 'Liabilities')
  await expect(row(page, 'Blue hatchback')).toContainText('Car Loan')
  await expect(row(page, 'Blue hatchback')).toContainText('left of $12,000.00')
  await input.press(page.getByRole('button', { name: 'Pay Blue hatchback' }))
  const dialog = page.getByRole('dialog', { name: 'Pay Blue hatchback' })
  await expect(dialog).toContainText('Car Loan, ')
  await input.press(dialog.getByRole('button', { name: /^Pay \$/ }))
  await expect(page.getByText(/^\$\d+\.\d\d paid to Blue hatchback/)).toBeVisible()
  await input.press(page.getByRole('link', { name: 'Blue hatchback' }))
  await expect(page.getByRole('heading', { name: 'Blue hatchback', level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Schedule of Blue hatchback' })).toBeVisible()
}

/** Enters a payment in the assistant, and checks the name in what it saved. */
async function payByChat({ page, input }: User) {
  await input.press(page.getByRole('button', { name: 'Assistant', exact: true }))
  await input.fill(page.getByRole('textbox', { name: 'Message' }), 'paid 100 on the car loan from savings')
  await input.press(page.getByRole('button', { name: 'Send' }))
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(log.getByText('Saved: $100.00, Blue hatchback, from Savings Account.')).toBeVisible()
  await expect(log.getByRole('button', { name: 'Undo Blue hatchback, from Savings Account' })).toBeVisible()
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use(options)

    const tag = name === 'at 360 px' ? [] : '@nightly'
    test('a debt has the name given by the user in the list, the payment, the plan and the assistant', {
      tag,
    }, async ({ page, user }) => {
      await signUpFilled(page)
      await payTheCar(user)
      await goTo(user, 'Plan')
      await expect(page.getByRole('heading', { name: 'New boiler', level: 4 })).toBeVisible()
      await expect(page.getByText(/^Credit Card · due /)).toBeVisible()
      const schedule = page.getByRole('button', { name: /^Schedule Payment of .+ for New boiler$/ })
      await user.input.press(schedule)
      await expect(page.getByRole('dialog', { name: 'Pay New boiler' })).toBeVisible()
      await page.keyboard.press('Escape')
      await payByChat(user)
    })

    test('an asset has the name given by the user, is found by it, and shows it once on a card', async ({
      page,
      user,
    }) => {
      await signUpFilled(page)
      await goTo(user, 'Assets')
      await expect(card(page)).toContainText('Savings Account')
      const shown = await card(page).getByText('Rainy days').filter({ visible: true }).count()
      expect(shown).toBe(name === 'at 360 px' ? 1 : 2)
      await user.input.fill(page.getByRole('searchbox', { name: 'Search current assets' }), 'rainy')
      await expect(page.getByText(/1 of 4/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Edit Rainy days' })).toBeVisible()
      await user.input.press(page.getByRole('button', { name: 'Delete Rainy days' }))
      await confirmDeletion(user, 'Rainy days', '$5,840.88')
      await expect(page.getByText('Rainy days deleted')).toBeVisible()
    })

    test('a name of 240 letters takes two lines of a row and of a toast', async ({ page, user }) => {
      const account = await signUpFilled(page)
      const asset = { asset_type: 'Cash', asset_value: 5, is_liquid: true, date_received: inDays(0) }
      await callApi(page, account, 'POST', '/api/assets', { ...asset, asset_description: LONG_NAME })
      await goTo(user, 'Assets')
      const long = row(page, LONG_NAME)
      await expectOneLineMore(long, card(page))
      await expectNoHorizontalScroll(page)
      await page.emulateMedia({ media: 'print' })
      expect(await heightOf(long)).toBeGreaterThan((await heightOf(card(page))) + LINE_HEIGHT)
      await page.emulateMedia({ media: 'screen' })

      await saveLongAsset(user)
      expect(await heightOf(toast(page, `${LONG_NAME} updated`))).toBeLessThanOrEqual(MAX_TOAST_HEIGHT)
      await expectNoHorizontalScroll(page)

      await goTo(user, 'Activity')
      const entry = (title: string) => page.getByRole('button', { name: new RegExp(`^${title} added`) })
      await expectOneLineMore(entry(LONG_NAME), entry('Rainy days'))
      await expectNoHorizontalScroll(page)
    })
  })
}

test('a renamed debt has its new name everywhere', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Liabilities')
  await page.getByRole('button', { name: 'Edit Blue hatchback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit liability' })
  await dialog.getByLabel('Description').fill('The old Beetle')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('The old Beetle updated')).toBeVisible()
  await chooseFromMenu(user, page.getByRole('button', { name: 'More for The old Beetle' }), 'Payments')
  await expect(page.getByRole('table', { name: 'Payments to The old Beetle' })).toContainText('Rainy days')
})
