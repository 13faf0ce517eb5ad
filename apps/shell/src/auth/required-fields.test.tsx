import { fakeApi, maya } from '@solvent/testing'
import { screen, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const REGISTER = {
  path: '/register',
  button: 'Create account',
  call: 'register',
  typed: {
    Username: 'ada',
    'Email Address': 'ada@example.com',
    Password: 'Secret123',
    'Confirm Password': 'Secret123',
  },
}
const RESET = {
  path: '/reset-password',
  button: 'Reset password',
  call: 'resetPassword',
  typed: {
    Email: maya.email,
    'Secret key': maya.secret_key,
    'New password': 'secret',
    'Confirm new password': 'secret',
  },
}
type GuestPage = Pick<typeof REGISTER, 'path' | 'button' | 'call'> & { typed: Record<string, string> }

/** Opens the page, fills in all fields except `empty`, and presses the button. */
async function send({ path, button, typed }: GuestPage, empty = '', api = fakeApi()) {
  const { user } = await renderApp({ path, as: 'guest', api })
  for (const [label, text] of Object.entries(typed))
    if (label !== empty) await user.type(screen.getByLabelText(label), text)
  await user.click(screen.getByRole('button', { name: button }))
  return api
}

test.each([
  ['Email Address', REGISTER, 'Email Address is required'],
  ['Username', REGISTER, 'Username is required'],
  ['Confirm Password', REGISTER, 'Please confirm your password'],
  ['Confirm new password', RESET, 'Please confirm your password'],
])('an empty "%s" is reported once, at its field, and nothing is sent', async (label, page, message) => {
  const api = await send(page, label)
  expect(await screen.findAllByText(message)).toHaveLength(1)
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
  expect(screen.getByLabelText(label)).toHaveFocus()
  expect(screen.getAllByText(/is required|Please confirm/)).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(api.received(page.call)).toEqual([])
})

test.each([
  ['in the words of the server', 'wrong_recovery', 'This key was replaced in March.'],
  ['in the words of the page when no answer comes', 'no_answer', undefined],
] as const)('a reset that fails is reported once, %s', async (_, failure, words) => {
  const api = fakeApi()
  api.fail('resetPassword', failure, words)
  await send(RESET, '', api)
  const message = words ?? 'Password reset failed. Please check your details.'
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(message)).toBeVisible()
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(api.received('resetPassword')).toHaveLength(1)
})
