import type { Page } from '@playwright/test'
import { callApi, newAccountWithLoan, onAnotherDevice, openAs, request } from '../support/api'
import { deskPhoneAndKeyboard } from '../support/desk-and-phone'
import type { User } from '../support/navigation'
import { expect, test } from '../support/test'

const expense = { amount: 20, occurred_on: '2026-03-02', account: 'Cash', category: 'Groceries' }

/** Creates a token on the open profile page and returns it. */
async function createToken({ page, input }: User, scope: string, password: string): Promise<string> {
  await input.press(page.getByRole('button', { name: 'Create token' }))
  const dialog = page.getByRole('dialog', { name: 'Create an API token' })
  await input.fill(dialog.getByLabel('Name'), 'Budget script')
  const choices = dialog.getByRole('group', { name: 'What it may do' })
  await input.pick(choices, dialog.getByRole('radio', { name: scope }))
  await input.select(dialog.getByLabel('Valid for'), '1 year')
  await input.fill(dialog.getByLabel('Password', { exact: true }), password)
  await input.press(dialog.getByRole('button', { name: 'Create token' }))
  const token = await dialog.getByLabel('Your new token').inputValue()
  await input.press(dialog.getByRole('button', { name: 'Done' }))
  return token
}

async function statusOf(page: Page, token: string): Promise<number> {
  return (await request(page, 'GET', '/api/assets', undefined, token)).status()
}

for (const { name, options } of deskPhoneAndKeyboard) {
  test.describe(name, () => {
    test.use(options)

    test('a token records for a program, and loses access when it is revoked', async ({ page, user }) => {
      const account = await newAccountWithLoan(page)
      await openAs(page, account, '/profile')
      const token = await createToken(user, 'Read and record', account.password)
      const row = page.getByRole('listitem').filter({ hasText: 'Budget script' })
      await expect(row).toContainText('Read and record · Never used · Expires')

      const program = { ...account, token }
      await callApi(page, program, 'POST', '/api/expenses', expense)
      const { assets } = await callApi(page, program, 'GET', '/api/assets')
      expect(assets[0].asset_value).toBe(880)
      expect((await request(page, 'DELETE', '/api/profile', {}, token)).status()).toBe(403)
      await page.reload()
      await expect(row).toContainText(/Last used .* from /)

      await user.input.press(row.getByRole('button', { name: 'Revoke Budget script' }))
      const question = page.getByRole('dialog', { name: 'Revoke Budget script?' })
      await user.input.press(question.getByRole('button', { name: 'Revoke' }))
      await expect(row).toBeHidden()
      expect(await statusOf(page, token)).toBe(401)
    })

    test('a calendar address shows the dues, until it is revoked', async ({ page, user }) => {
      const account = await newAccountWithLoan(page)
      await openAs(page, account, '/profile')
      const { input } = user
      await input.press(page.getByRole('button', { name: 'Create calendar address' }))
      const dialog = page.getByRole('dialog', { name: 'Create a calendar address' })
      await input.fill(dialog.getByLabel('Password', { exact: true }), account.password)
      await input.press(dialog.getByRole('button', { name: 'Create address' }))
      const address = await dialog.getByLabel('Your calendar address').inputValue()
      await input.press(dialog.getByRole('button', { name: 'Done' }))
      const calendar = await page.request.get(address)
      expect(await calendar.text()).toContain('SUMMARY:Car Loan: $100.00 due')

      await input.press(page.getByRole('button', { name: 'Revoke Calendar' }))
      const question = page.getByRole('dialog', { name: 'Revoke Calendar?' })
      await input.press(question.getByRole('button', { name: 'Revoke' }))
      await expect(page.getByText('Calendar is revoked')).toBeVisible()
      expect((await page.request.get(address)).status()).toBe(404)
    })

    test('a lost device is logged out, and only that one', async ({ page, user, browser, allowProblem }) => {
      allowProblem(/status of 401/)
      const account = await newAccountWithLoan(page)
      const elsewhere = await browser.newContext({
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      })
      const lost = await elsewhere.newPage()
      await openAs(lost, await onAnotherDevice(lost, account), '/assets')
      await expect(lost.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
      await openAs(page, account, '/profile')
      await user.input.press(page.getByRole('button', { name: 'Log out Firefox on Linux' }))
      await expect(page.getByText('Firefox on Linux is logged out')).toBeVisible()
      await expect(lost.getByRole('heading', { name: 'Log in to Solvent' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
      await elsewhere.close()
    })
  })
}
