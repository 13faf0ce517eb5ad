import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

async function open(path: string) {
  // React logs what error boundaries catch; the scripts of these remotes do not exist.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = await renderApp({ path, as: 'signed-in' })
  await screen.findByRole('navigation', { name: 'Main' })
  return app
}

afterEach(() => jest.restoreAllMocks())

test("the navigation lists the remotes' pages in their order, between the shell's own", async () => {
  await open('/profile')
  expect(links()).toEqual([
    ['Dashboard', '/'],
    ['Assets', '/assets'],
    ['Aquarium', '/aquarium'],
    ['Plan', '/recommendations'],
    ['Profile', '/profile'],
  ])
})

test('a remote unknown to the shell gets an address, a title, a shortcut and its own notice', async () => {
  const { user } = await open('/profile')
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Go to aquarium')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('gq')
  expect(await screen.findByRole('alert')).toHaveTextContent('Aquarium is not available right now')
  expect(document.title).toBe('Aquarium · Solvent')
})

test('a well-known address says that it is not available while no remote renders it', async () => {
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
