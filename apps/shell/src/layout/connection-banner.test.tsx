import { fakeApi } from '@solvent/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const banner = () => screen.queryByText('No connection.')

test('a banner says what still works offline, until the connection is back', async () => {
  const api = fakeApi()
  api.fail('connection', 'no_answer')
  await renderApp({ path: '/profile', as: 'signed-in', api })
  await screen.findByRole('heading', { name: 'Profile Settings' })
  expect(banner()).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(banner()?.parentElement).toHaveTextContent('we keep what you type')
  api.recover('connection')
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(banner()).not.toBeInTheDocument())
})

test('a save without an answer shows the banner, too, and preserves the form', async () => {
  const api = fakeApi()
  const { user } = await renderApp({ path: '/profile', as: 'signed-in', api })
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await user.type(screen.getByLabelText('Name'), ' Sharma')
  for (const call of ['connection', 'updateProfile']) api.fail(call, 'no_answer')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('No connection.')).toBeVisible()
  expect(await screen.findByText('The server cannot be reached. Nothing you typed is lost.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveDisplayValue(/ Sharma$/)
  for (const call of ['connection', 'updateProfile']) api.recover(call)
  await waitFor(() => expect(banner()).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Profile updated')).toBeVisible()
})
