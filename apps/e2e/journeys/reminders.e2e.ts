import type { Page } from '@playwright/test'
import { callApi, newAccountWithLoan, openAs } from '../support/api'
import { deskPhoneAndKeyboard } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { inDays } from '../support/in-days'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

/** The browser under test has no notifications and no push service, so both answer here as if they existed. */
function stubNotifications() {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const subscription = { toJSON: () => ({ endpoint: 'https://push.invalid/1', keys }) }
  Notification.requestPermission = async () => 'granted'
  PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
}

async function openReminders(page: Page) {
  await page.addInitScript(stubNotifications)
  const account = await newAccountWithLoan(page, { due_date: inDays(1) })
  await openAs(page, account, '/profile')
  await page.evaluate(() => navigator.serviceWorker.ready)
  return account
}

/**
 * Delivers a message to the service worker, presses "Paid" on the notification that it shows, and returns that. The
 * browser under test shows no notifications, so the texts below run in the worker and stand for it.
 */
async function deliverAndPressPaid(page: Page, message: object): Promise<unknown> {
  const [worker] = page.context().serviceWorkers()
  const data = JSON.stringify(JSON.stringify(message))
  return worker?.evaluate(`new Promise((resolve) => {
    registration.showNotification = async (title, options) => {
      const notification = { ...options, close() {} }
      const pressed = Object.assign(new ExtendableEvent('notificationclick'), { notification, action: 'pay' })
      dispatchEvent(pressed)
      resolve({ title, body: options.body, actions: options.actions })
    }
    dispatchEvent(new PushEvent('push', { data: ${data} }))
  })`)
}

for (const { name, options } of deskPhoneAndKeyboard) {
  test.describe(name, () => {
    test.use(options)

    test('a device is added, its reminders are set, and it is removed', async ({ page, user: { input } }) => {
      await openReminders(page)
      await expect(page.getByRole('list', { name: 'Payments due' })).toContainText('Car Loan: $100.00, due')
      await input.press(page.getByRole('button', { name: 'Remind me on this device' }))
      const choices = page.getByRole('group', { name: 'What a reminder shows' })
      await input.pick(choices, page.getByRole('radio', { name: 'Names and amounts' }))
      await input.select(page.getByLabel('Once a day at'), '10:00')
      await input.press(page.getByRole('button', { name: 'Save reminders' }))
      await expect(page.getByText('Your reminders are saved')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('radio', { name: 'Names and amounts' })).toBeChecked()
      await input.press(page.getByRole('button', { name: /^Stop reminders on/ }))
      await expect(choices).toBeHidden()
    })

    test('the link of a payment that is due opens the form that pays it', async ({
      page,
      user: { input },
    }) => {
      await openReminders(page)
      const due = page.getByRole('list', { name: 'Payments due' })
      await input.press(due.getByRole('link', { name: 'Car Loan' }))
      await expect(page.getByRole('dialog', { name: /Car Loan/ })).toBeVisible()
    })
  })
}

test('a message is shown, and "Paid" opens the form that pays the debt', async ({ page }) => {
  const account = await openReminders(page)
  const { liabilities } = await callApi(page, account, 'GET', '/api/liabilities')
  const path = `/liabilities?liability=${liabilities[0].id}`
  const message = { title: 'Payment due', body: 'Car Loan, due tomorrow' }
  const shown = await deliverAndPressPaid(page, { ...message, path, pay_path: `${path}&pay=1` })
  expect(shown).toEqual({ ...message, actions: [{ action: 'pay', title: 'Paid' }] })
  await expect(page.getByRole('dialog', { name: /Car Loan/ })).toBeVisible()
})

test('the reminders of the profile are accessible', async ({ page }) => {
  await openReminders(page)
  await page.getByRole('button', { name: 'Remind me on this device' }).click()
  await expect(page.getByRole('button', { name: 'Save reminders' })).toBeVisible()
  await expectAccessible(page, 'the profile with reminders')
})
