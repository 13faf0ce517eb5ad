import type { Page } from '@playwright/test'
import { callApi, newAccount, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { inDays } from '../support/in-days'
import { goTo, openMenu, type User } from '../support/navigation'
import { expect, test } from '../support/test'

/** With 500.00 in cash and a card of 1,200.00, due in 40 days. */
async function signUp(page: Page) {
  const account = await newAccount(page, 'Ada Moreau')
  const send = (path: string, body: object) => callApi(page, account, 'POST', path, body)
  await send('/api/assets', { asset_type: 'Cash', asset_value: 500, date_received: inDays(-9) })
  await send('/api/liabilities', {
    liability_type: 'Credit Card',
    liability_amount: 1200,
    installments_total: 12,
    frequency: 'monthly',
    due_date: inDays(40),
    priority_score: 50,
    interest_rate: 0,
  })
  await openAs(page, account, '/liabilities')
}

/** Schedules an instalment of 100.00 in the dialog that is open. */
async function schedule(page: Page, { on, asksFirst = false }: { on: string; asksFirst?: boolean }) {
  const dialog = page.getByRole('dialog', { name: 'Pay Credit Card' })
  await dialog.getByRole('radio', { name: 'On another day' }).check()
  await dialog.getByLabel('Payment date').fill(on)
  if (asksFirst) await dialog.getByRole('radio', { name: /^Ask me first/ }).check()
  await expectAccessible(page, 'the form of a scheduled payment')
  await dialog.getByRole('button', { name: 'Schedule $100.00' }).click()
  await expect(dialog).toBeHidden()
}

/** Reloads the page on the next day. */
async function nextDay(page: Page) {
  await page.clock.setFixedTime(`${inDays(1)}T00:00:30Z`)
  await page.reload()
}

function scheduledRow({ page }: Pick<User, 'page'>) {
  return page.getByRole('table', { name: 'Scheduled payments' }).getByRole('row', { name: /Credit Card/ })
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use({ ...options, timezoneId: 'UTC' })

    test('a payment is scheduled, listed, and recorded on its day without asking', async ({ page, user }) => {
      await signUp(page)
      await page.getByRole('button', { name: 'Pay Credit Card' }).click()
      await schedule(page, { on: inDays(1) })
      await expect(scheduledRow(user)).toContainText('$100.00')
      await expect(scheduledRow(user)).toContainText('Automatic')
      await expectAccessible(page, 'the scheduled payments')
      await nextDay(page)
      await expect(page.getByText('$1,100.00 left of $1,200.00')).toBeVisible()
      await expect(scheduledRow(user)).toBeHidden()
      await goTo(user, 'Activity')
      await page.getByRole('button', { name: /Payment to Credit Card/ }).click()
      await expect(page.getByText('Recorded as scheduled')).toBeVisible()
    })

    test('a payment that asks first is moved, waits on its day, and is recorded', async ({ page, user }) => {
      await signUp(page)
      await page.getByRole('button', { name: 'Pay Credit Card' }).click()
      await schedule(page, { on: inDays(20), asksFirst: true })
      const more = page.getByRole('button', { name: 'More for the payment to Credit Card' })
      await user.input.press((await openMenu(user, more)).getByRole('menuitem', { name: 'Change day' }))
      const dialog = page.getByRole('dialog', { name: 'Change payment day' })
      await dialog.getByLabel('Payment date').fill(inDays(1))
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await nextDay(page)
      await expect(scheduledRow(user)).toContainText('Waiting for you')
      await page.getByRole('button', { name: 'Record payment to Credit Card' }).click()
      const payment = page.getByRole('dialog', { name: 'Pay Credit Card' })
      await payment.getByRole('button', { name: 'Pay $100.00' }).click()
      await expect(payment).toBeHidden()
      await expect(page.getByText('$1,100.00 left of $1,200.00')).toBeVisible()
      await expect(scheduledRow(user)).toBeHidden()
    })

    test('a scheduled payment is cancelled', async ({ page, user }) => {
      await signUp(page)
      await page.getByRole('button', { name: 'Pay Credit Card' }).click()
      await schedule(page, { on: inDays(1) })
      const more = page.getByRole('button', { name: 'More for the payment to Credit Card' })
      await user.input.press((await openMenu(user, more)).getByRole('menuitem', { name: 'Cancel payment' }))
      await expect(scheduledRow(user)).toBeHidden()
      await nextDay(page)
      await expect(page.getByText('$1,200.00', { exact: true }).first()).toBeVisible()
    })
  })
}
