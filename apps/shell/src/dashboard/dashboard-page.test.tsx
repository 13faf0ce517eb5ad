import { publish } from '@solvent/event-bus'
import { fakeApi } from '@solvent/testing'
import { screen } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

test('the dashboard says where a person stands', async () => {
  await renderApp({ path: '/', as: 'signed-in' })
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Net Worth' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/assets')
  expect(screen.getByRole('link', { name: 'Manage Payments' })).toHaveAttribute('href', '/liabilities')
  expect(screen.getByRole('link', { name: 'View Strategy' })).toHaveAttribute('href', '/recommendations')
})

test('the assistant that cannot be loaded leaves the rest of the dashboard as it is', async () => {
  await renderApp({ path: '/', as: 'signed-in' })
  expect(await screen.findByText('Assistant is not available right now')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Net Worth' })).toBeVisible()
})

test('a dashboard that cannot be loaded says why, and Try again brings it', async () => {
  const api = fakeApi()
  api.fail('getDashboard', 'not_found', 'The books are closed')
  const { user } = await renderApp({ path: '/', as: 'signed-in', api })
  expect(await screen.findByText('Unable to Load Dashboard')).toBeVisible()
  expect(screen.getByText('Failed to load dashboard data: The books are closed')).toBeVisible()
  api.recover('getDashboard')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('a save of any remote is shown without a reload', async () => {
  const { api } = await renderApp({ path: '/', as: 'signed-in' })
  await screen.findByRole('heading', { name: /^Welcome/ })
  const before = api.received('getDashboard').length
  publish('saved', { table: 'assets' })
  await screen.findByRole('heading', { name: /^Welcome/ })
  expect(api.received('getDashboard').length).toBe(before + 1)
})

test('a session that ended leads to the login and says so', async () => {
  const api = fakeApi()
  api.fail('getDashboard', 'session_invalid')
  await renderApp({ path: '/', as: 'signed-in', api })
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('logging out leads to the login', async () => {
  const { user } = await renderApp({ path: '/', as: 'signed-in' })
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(localStorage.getItem('access_token')).toBeNull()
})
