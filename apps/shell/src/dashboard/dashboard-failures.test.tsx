import { fakeApi } from '@solvent/testing'
import { screen } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

async function open(api = fakeApi()) {
  const app = await renderApp({ path: '/', as: 'signed-in', api })
  await screen.findByRole('heading', { name: /^Welcome/ })
  return app
}

const READINGS = ['getDashboard', 'listLiabilities', 'getRecommendations', 'getNetWorth']

test('the dashboard shows that it is loading', async () => {
  const api = fakeApi()
  const release = api.hold('getDashboard')
  await renderApp({ path: '/', as: 'signed-in', api })
  expect(await screen.findByText('Loading your financial dashboard...')).toBeVisible()
  release()
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('a dashboard that cannot be loaded says why, and Try Again loads it', async () => {
  const api = fakeApi()
  api.fail('getDashboard', 'not_found', 'The books are closed')
  const { user } = await renderApp({ path: '/', as: 'signed-in', api })
  expect(await screen.findByText('Unable to Load Dashboard')).toBeVisible()
  expect(screen.getAllByText('Failed to load dashboard data: The books are closed')).toHaveLength(1)
  api.recover('getDashboard')
  const release = api.hold('getDashboard')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('button', { name: 'Trying again...' })).toBeVisible()
  expect(screen.getByText('Unable to Load Dashboard')).toBeVisible()
  release()
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('Refresh refetches everything and is busy until all of it has loaded', async () => {
  const { api, user } = await open()
  const before = READINGS.map((name) => api.received(name).length)
  const release = api.hold('getNetWorth')
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('button', { name: 'Refreshing...' })).toBeDisabled()
  release()
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeEnabled()
  expect(READINGS.map((name) => api.received(name).length)).toEqual(before.map((count) => count + 1))
})

test('figures that cannot be refreshed stay visible, with one warning', async () => {
  const { api, user } = await open()
  api.fail('getDashboard', 'not_found', 'The books are closed')
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/^Failed to load dashboard data: The books are closed/)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Net Worth' })).toHaveTextContent('$7,420')
  api.recover('getDashboard')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeEnabled()
  expect(screen.queryByText(/^Failed to load dashboard data/)).not.toBeInTheDocument()
})

test.each([
  ['listLiabilities', 'Due in the next 30 days', /^We couldn't load your upcoming payments/],
  ['getRecommendations', "This month's budget", /^We couldn't load your budget/],
  ['getNetWorth', 'Net worth over time', /^We couldn't load your net worth history/],
])('if %s fails, the rest is shown and the panel can be retried', async (name, title, message) => {
  const api = fakeApi()
  api.fail(name, 'not_found')
  const { user } = await open(api)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Net Worth' })).toHaveTextContent('$7,420')
  api.recover(name)
  await user.click(screen.getByRole('button', { name: `Try again: ${title}` }))
  await screen.findByRole('button', { name: 'Refresh' })
  expect(screen.queryByText(message)).not.toBeInTheDocument()
})
