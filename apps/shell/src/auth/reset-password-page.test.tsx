import { fakeApi, maya } from '@solvent/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

type User = Awaited<ReturnType<typeof renderApp>>['user']

const DONE = 'Password reset successful! You can now log in with your new password.'
const ask = { path: '/reset-password', as: 'guest' } as const

async function fillIn(user: User, password: string, confirmation = password) {
  await user.type(screen.getByLabelText('Email'), maya.email)
  await user.type(screen.getByLabelText('Secret key'), maya.secret_key)
  await user.type(screen.getByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Confirm new password'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
}

afterEach(() => {
  jest.useRealTimers()
})

test('the secret key sets a new password, and the login opens after three seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { user, router } = await renderApp(ask)
  await fillIn(user, 'secret')
  expect(await screen.findByText(DONE)).toBeVisible()
  expect(screen.getAllByText(DONE)).toHaveLength(1)
  act(() => jest.advanceTimersByTime(2000))
  expect(router.state.location.pathname).toBe('/reset-password')
  act(() => jest.advanceTimersByTime(1000))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test.each([
  ['12345', '123456', 'Passwords do not match'],
  ['12345', '12345', 'Password must be at least 6 characters long'],
])('the new password %s, repeated as %s, is refused: %s', async (password, confirmation, message) => {
  const { user, api } = await renderApp(ask)
  await fillIn(user, password, confirmation)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(api.received('resetPassword')).toEqual([])
})

test('a secret key takes 12 characters at most', async () => {
  const { user } = await renderApp(ask)
  await user.type(screen.getByLabelText('Secret key'), 'ABCDEFGHJKLMNOP')
  expect(screen.getByLabelText('Secret key')).toHaveValue('ABCDEFGHJKLM')
})

test.each([
  ['wrong_recovery', /./],
  ['no_answer', 'Password reset failed. Please check your details.'],
] as const)('the input is preserved after the error %s', async (failure, message) => {
  const api = fakeApi()
  api.fail('resetPassword', failure)
  const { user } = await renderApp({ ...ask, api })
  await fillIn(user, 'secret')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText('Secret key')).toHaveValue(maya.secret_key)
  expect(screen.getByLabelText('New password')).toHaveValue('secret')
})

test('an empty form shows what is missing at each field', async () => {
  const { user, api } = await renderApp(ask)
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
  for (const message of [
    'Email is required',
    'Secret key is required',
    'New password is required',
    'Please confirm your password',
  ])
    expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(api.received('resetPassword')).toEqual([])
})

test('passwords that differ are reported whatever else is missing', async () => {
  const { user } = await renderApp(ask)
  await user.type(screen.getByLabelText('New password'), 'secret')
  await user.type(screen.getByLabelText('Confirm new password'), 'sacred')
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match')
})

test('a new password that is not repeated is not sent', async () => {
  const { user, api } = await renderApp(ask)
  await user.type(screen.getByLabelText('Email'), maya.email)
  await user.type(screen.getByLabelText('Secret key'), maya.secret_key)
  await user.type(screen.getByLabelText('New password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
  expect(await screen.findByText('Please confirm your password')).toBeVisible()
  expect(api.received('resetPassword')).toEqual([])
  await user.type(screen.getByLabelText('Confirm new password'), 'secret')
  expect(screen.queryByText('Please confirm your password')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
  expect(await screen.findByText(DONE)).toBeVisible()
})
