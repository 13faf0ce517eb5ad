import type { Page } from '@playwright/test'
import { logIn, logOut } from '../support/account-tasks'
import { newAccount, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { goTo, type User } from '../support/navigation'
import { refuseNext } from '../support/network-faults'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

const HINT = 'Draft restored.'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add Asset' })

async function openForm({ page, input }: User) {
  await input.press(page.getByRole('button', { name: 'Add Asset', exact: true }).first())
  await expect(dialogOf(page)).toBeVisible()
}

async function typeAsset({ page, input }: User) {
  await openForm({ page, input })
  await expect(dialogOf(page).getByText(HINT)).toBeHidden()
  await input.select(dialogOf(page).getByLabel('Asset type'), 'Savings Account')
  await input.fill(dialogOf(page).getByLabel('Amount'), '640.00')
  await input.fill(dialogOf(page).getByLabel('Description'), 'Rainy days')
}

/** Expects the restored draft, with the hint that explains it. */
async function expectDraftRestored(user: User) {
  await openForm(user)
  const dialog = dialogOf(user.page)
  await expect(dialog.getByText(HINT)).toBeVisible()
  await expect(dialog.getByLabel('Asset type')).toHaveValue('Savings Account')
  await expect(dialog.getByLabel('Amount')).toHaveValue('640.00')
  await expect(dialog.getByLabel('Description')).toHaveValue('Rainy days')
}

/** Expects an empty form without the hint. */
async function expectEmptyForm(user: User) {
  await openForm(user)
  await expect(dialogOf(user.page).getByLabel('Amount')).toHaveValue('')
  await expect(dialogOf(user.page).getByText(HINT)).toBeHidden()
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use(options)

    const tag = name === 'at 360 px' ? [] : '@nightly'
    test('a draft survives Escape, Back and a reload, and is cleared when it is saved', { tag }, async ({
      page,
      user,
    }) => {
      await openAs(page, await newAccount(page), '/liabilities')
      await goTo(user, 'Assets')
      await typeAsset(user)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expectDraftRestored(user)
      await page.goBack()
      await expect(dialogOf(page)).toBeHidden()
      await expect(page).toHaveURL(/\/assets$/)
      await expectDraftRestored(user)
      await page.reload()
      await expectDraftRestored(user)
      await user.input.press(dialogOf(page).getByRole('button', { name: 'Add Asset' }))
      await expect(page.getByText('Rainy days added')).toBeVisible()
      await expectEmptyForm(user)
      await page.goBack()
      await expect(dialogOf(page)).toBeHidden()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Liability Management' })).toBeVisible()
    })

    test('a draft survives a session that ends during the request', { tag }, async ({
      page,
      user,
      allowProblem,
    }) => {
      allowProblem(/Failed to load resource/)
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
      await expectDraftRestored(user)
    })
  })
}

test('Discard clears the draft, and so does logging out', async ({ page, user }) => {
  const account = await newAccount(page)
  await openAs(page, account, '/assets')
  await typeAsset(user)
  await page.keyboard.press('Escape')
  await expectDraftRestored(user)
  await dialogOf(page).getByRole('button', { name: 'Discard' }).click()
  await expect(dialogOf(page).getByLabel('Amount')).toHaveValue('')
  await dialogOf(page).getByLabel('Amount').fill('75')
  await page.keyboard.press('Escape')
  await logOut(user)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('75')
  await logIn(user, account)
  await goTo(user, 'Assets')
  await expectEmptyForm(user)
})

test('a payment stays on its account, warns of a shortage, and suggests the amount format', async ({
  page,
  user,
}) => {
  await signUpFilled(page)
  await goTo(user, 'Liabilities')
  await page.getByRole('button', { name: 'Pay New boiler' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay New boiler' })
  const source = dialog.getByLabel('Pay from')
  await expect(source.locator('option:checked')).toHaveText('Wallet and jar ($850.50)')
  await dialog.getByRole('radio', { name: /^Other amount/ }).click()
  const amount = dialog.getByLabel('Payment amount')
  await amount.fill('1.200,50')
  await expect(dialog.getByText('Enter 1200.50')).toBeVisible()
  await amount.fill('1200.50')
  await expect(source.locator('option:checked')).toHaveText('Wallet and jar ($850.50)')
  await expect(dialog.getByText('Insufficient funds in Wallet and jar. Available: $850.50')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Pay New boiler' }).click()
  await expect(dialog.getByText(HINT)).toBeVisible()
  await expect(amount).toHaveValue('1200.50')
})
