import { fakeApi } from '@solvent/testing'
import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

const keys = { p256dh: 'A'.repeat(87), auth: 'B'.repeat(22) }
const asked: unknown[] = []

/** A browser that can show notifications, and whose person answers the question for permission. */
function givenBrowser(permission: NotificationPermission) {
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1', keys }) }
  const pushManager = {
    async subscribe(options: unknown) {
      asked.push(options)
      return subscription
    },
  }
  const serviceWorker = { getRegistration: async () => ({ pushManager }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  Object.assign(window, {
    PushManager: class {},
    Notification: { requestPermission: async () => permission },
  })
}

afterEach(() => {
  asked.length = 0
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'PushManager')
  Reflect.deleteProperty(window, 'Notification')
})

async function openReminders() {
  const api = fakeApi()
  const app = await renderApp({ path: '/profile', as: 'signed-in', api })
  const turnOn = await screen.findByRole('button', { name: 'Remind me on this device' })
  return { ...app, api, turnOn }
}

test('what is due is listed, with a link to its payment, without any permission', async () => {
  await openReminders()
  const link = screen.getByRole('link', { name: 'Car Loan' })
  expect(link).toHaveAttribute('href', '/liabilities?liability=0195d3a0-0000-7000-8000-0000000000c1&pay=1')
  expect(link.closest('li')).toHaveTextContent(/^Car Loan: \$100\.00, late since Mar 11, 2026$/)
})

test('a device is added with the permission of the person, and its reminders are set', async () => {
  givenBrowser('granted')
  const { api, user, turnOn } = await openReminders()
  await user.click(turnOn)
  expect(await screen.findByText('Chrome on Android')).toBeVisible()
  expect(asked).toMatchObject([
    { userVisibleOnly: true, applicationServerKey: expect.stringMatching(/^BCVx/) },
  ])
  expect(api.received('addPushDevice')).toMatchObject([{ endpoint: 'https://push.example/1', ...keys }])
  await user.click(screen.getByRole('radio', { name: 'Names and amounts' }))
  await user.selectOptions(screen.getByLabelText('Once a day at'), '18:00')
  await user.click(screen.getByRole('button', { name: 'Save reminders' }))
  await waitFor(() =>
    expect(api.received('saveReminders')).toMatchObject([
      { content: 'amount', hour: 18, quiet_from: 21, quiet_to: 8 },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Stop reminders on Chrome on Android' }))
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument())
})

test('without the permission, the person learns how to give it', async () => {
  givenBrowser('denied')
  const { api, user, turnOn } = await openReminders()
  await user.click(turnOn)
  expect(await screen.findByRole('alert')).toHaveTextContent(/You have not allowed notifications/)
  expect(api.received('addPushDevice')).toEqual([])
})

test('a browser that cannot show reminders says so', async () => {
  const { user, turnOn } = await openReminders()
  await user.click(turnOn)
  expect(await screen.findByRole('alert')).toHaveTextContent(/This browser cannot show reminders/)
})
