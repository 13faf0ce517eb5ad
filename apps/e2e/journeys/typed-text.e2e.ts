import type { Page } from '@playwright/test'
import { logIn, logOut } from '../support/account-tasks'
import { newAccount, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { goTo, type User } from '../support/navigation'
import { refuseNext } from '../support/network-faults'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

const HINT = 'We kept what you typed.'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add Asset' })

async function openForm({ page, input }: User) {
  await input.press(page.getByRole('button', { name: 'Add Asset', exact: true }).first())
  await expect(dialogOf(page)).toBeVisible()
}

async function typeAsset({ page, input }: User) {
  await openForm({ page, input })
  await expect(dialogOf(page).getByText(HINT)).toBeHidden()
  await input.select(dialogOf(page).getByLabel('Asset Type'), 'Savings Account')
  await input.fill(dialogOf(page).getByLabel('Amount'), '640.00')
  await input.fill(dialogOf(page).getByLabel('Description'), 'Rainy days')
}

/** The form has everything again, and says why. */
async function expectKept(user: User) {
  await openForm(user)
  const dialog = dialogOf(user.page)
  await expect(dialog.getByText(HINT)).toBeVisible()
  await expect(dialog.getByLabel('Asset Type')).toHaveValue('Savings Account')
  await expect(dialog.getByLabel('Amount')).toHaveValue('640.00')
  await expect(dialog.getByLabel('Description')).toHaveValue('Rainy days')
}

/** The form is as it opens for somebody who has typed nothing. */
async function expectFresh(user: User) {
  await openForm(user)
  await expect(dialogOf(user.page).getByLabel('Amount')).toHaveValue('')
  await expect(dialogOf(user.page).getByText(HINT)).toBeHidden()
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use(options)

    const tag = name === 'at 360 px' ? [] : '@nightly'
    test('what is typed survives Escape, Back and a reload, and is gone once it is saved', { tag }, async ({
      page,
      user,
    }) => {
      await openAs(page, await newAccount(page), '/liabilities')
      await goTo(user, 'Assets')
      await typeAsset(user)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expectKept(user)
      await page.goBack()
      await expect(dialogOf(page)).toBeHidden()
      await expect(page).toHaveURL(/\/assets$/)
      await expectKept(user)
      await page.reload()
      await expectKept(user)
      await user.input.press(dialogOf(page).getByRole('button', { name: 'Add Asset' }))
      await expect(page.getByText('Rainy days added')).toBeVisible()
      await expectFresh(user)
      await page.goBack()
      await expect(dialogOf(page)).toBeHidden()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Liability Management' })).toBeVisible()
    })

    test('what is typed survives a session that ends while it is sent', { tag }, async ({
      page,
      user,
      provokes,
    }) => {
      provokes(/Failed to load resource/)
      const account = await newAccount(page)
      await openAs(page, account, '/assets')
      await typeAsset(user)
      const refusal = {
        error: 'Your session has ended. Please log in again.',
        code: 'session_invalid',
      }
      await refuseNext(page, { method: 'POST', path: /\/api\/assets$/ }, 401, refusal)
      await user.input.press(dialogOf(page).getByRole('button', { name: 'Add Asset' }))
      await expect(page).toHaveURL(/\/login$/)
      await logIn(user, account)
      await expect(page).toHaveURL(/\/assets$/)
      await expectKept(user)
    })
  })
}

test('Start over empties the form, and whoever logs out leaves nothing typed behind', async ({
  page,
  user,
}) => {
  const account = await newAccount(page)
  await openAs(page, account, '/assets')
  await typeAsset(user)
  await page.keyboard.press('Escape')
  await expectKept(user)
  await dialogOf(page).getByRole('button', { name: 'Start over' }).click()
  await expect(dialogOf(page).getByLabel('Amount')).toHaveValue('')
  await dialogOf(page).getByLabel('Amount').fill('75')
  await page.keyboard.press('Escape')
  await logOut(user)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('75')
  await logIn(user, account)
  await goTo(user, 'Assets')
  await expectFresh(user)
})

test('a payment is from what covers it, says a shortage before it is sent, and how to write the amount', async ({
  page,
  user,
}) => {
  await signUpFilled(page)
  await goTo(user, 'Liabilities')
  await page.getByRole('button', { name: 'Pay New boiler' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay New boiler' })
  const source = dialog.getByLabel('Pay From')
  await expect(source).toHaveValue('Cash')
  await dialog.getByRole('radio', { name: /^Other amount/ }).click()
  const amount = dialog.getByLabel('Payment Amount')
  await amount.fill('1.200,50')
  await expect(dialog.getByText('Write 1200.50')).toBeVisible()
  await amount.fill('1200.50')
  await expect(source).toHaveValue('Checking Account')
  await source.selectOption('Cash')
  await expect(dialog.getByText('Insufficient funds in Cash. Available: $850.50')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Pay New boiler' }).click()
  await expect(dialog.getByText(HINT)).toBeVisible()
  await expect(amount).toHaveValue('1200.50')
})
