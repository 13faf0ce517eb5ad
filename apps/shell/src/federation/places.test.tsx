import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

async function open(path: string) {
  // React reports what error boundaries catch; the scripts of the remotes are nowhere.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = await renderApp({ path, as: 'signed-in' })
  await screen.findByRole('navigation', { name: 'Main' })
  return app
}

afterEach(() => jest.restoreAllMocks())

test('the navigation has what the remotes bring, in their order, between the pages of the shell', async () => {
  await open('/profile')
  expect(links()).toEqual([
    ['Dashboard', '/'],
    ['Assets', '/assets'],
    ['Goals', '/goals'],
    ['Plan', '/recommendations'],
    ['Profile', '/profile'],
  ])
})

test('a remote that the shell has never heard of has an address, a title, a shortcut and its own notice', async () => {
  const { user } = await open('/profile')
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Go to goals')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('go')
  expect(await screen.findByRole('alert')).toHaveTextContent('Goals is not available right now')
  expect(document.title).toBe('Goals · Solvent')
})

test('an address that the dashboard leads to says so while no remote is there', async () => {
  const { router } = await open('/liabilities')
  expect(screen.getByRole('alert')).toHaveTextContent('Liabilities is not available right now')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(document.title).toBe('Liabilities · Solvent')
  expect(router.state.location.pathname).toBe('/liabilities')
})

test('any other address leads to the dashboard', async () => {
  const { router } = await open('/no-such-page')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})
