import { fakeApi } from '@solvent/testing'
import { screen, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const MESSAGE =
  'Failed to load dashboard data: The server cannot be reached. Check your connection and try again.'

test('without a connection, one error replaces the dashboard', async () => {
  const api = fakeApi()
  api.fail('getDashboard', 'no_answer')
  await renderApp({ path: '/', as: 'signed-in', api })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Unable to Load Dashboard')).toBeVisible()
  expect(alert.getByText(MESSAGE)).toBeVisible()
  expect(screen.getAllByText(/Failed to load dashboard data/)).toHaveLength(1)
  expect(screen.getAllByText(/cannot be reached/)).toHaveLength(1)
})

test('a connection lost during a refresh is reported once, above the old figures', async () => {
  const api = fakeApi()
  const { user } = await renderApp({ path: '/', as: 'signed-in', api })
  const refresh = await screen.findByRole('button', { name: 'Refresh' })
  api.fail('getDashboard', 'no_answer')
  await user.click(refresh)
  const message = `${MESSAGE} The figures below may be out of date.`
  expect(await screen.findAllByText(message)).toHaveLength(1)
  expect(screen.getAllByText(/cannot be reached/)).toHaveLength(1)
  expect(screen.getByText(message).closest('[role="status"]')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Net Worth' })).toHaveTextContent('$7,420')
})
