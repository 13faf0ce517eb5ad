import { fakeApi } from '@solvent/testing'
import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

test('a guest looks around in an example, marked as one, and is a guest again when they leave', async () => {
  const { user, api } = await renderApp({ path: '/login', as: 'guest' })
  await user.click(screen.getByRole('button', { name: 'Look around with an example' }))
  expect(await screen.findByRole('heading', { name: 'Welcome, Maya Okafor' })).toBeVisible()
  expect(screen.getByText('This is sample data.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave the example' }))
  expect(await screen.findByRole('heading', { name: 'Log in to Solvent' })).toBeVisible()
  expect(localStorage.getItem('access_token')).toBeNull()
  await waitFor(() => expect(api.received('leaveExample')).toHaveLength(1))
})

test('an example that cannot be opened says why and can be retried', async () => {
  const api = fakeApi()
  api.fail('startExample', 'too_many_requests')
  const { user } = await renderApp({ path: '/login', as: 'guest', api })
  await user.click(screen.getByRole('button', { name: 'Look around with an example' }))
  expect(await screen.findByText('Too many attempts. Please wait a minute and try again.')).toBeVisible()
  api.recover('startExample')
  await user.click(screen.getByRole('button', { name: 'Look around with an example' }))
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('a real account is not marked as an example', async () => {
  await renderApp({ path: '/', as: 'signed-in' })
  await screen.findByRole('heading', { name: /^Welcome/ })
  expect(screen.queryByText('This is sample data.')).not.toBeInTheDocument()
})
