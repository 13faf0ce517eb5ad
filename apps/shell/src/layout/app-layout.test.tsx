import { isSignedIn } from '@solvent/api-client'
import { fakeApi } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

async function renderProfile() {
  const app = await renderApp({ path: '/profile', as: 'signed-in' })
  await screen.findByRole('navigation', { name: 'Main' })
  return app
}

async function chooseInMenu(user: Awaited<ReturnType<typeof renderApp>>['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: /account menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

test.each([
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/profile', 'Profile'],
])('at %s the navigation marks %s, and the tab is named after it', async (path, label) => {
  await renderApp({ path, as: 'signed-in' })
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  const marked = within(navigation).getAllByRole('link', { current: 'page' })
  expect(marked.map((link) => link.textContent)).toEqual([label])
  expect(document.title).toBe(`${label} · Solvent`)
})

test('the first tab stop skips the navigation', async () => {
  const { user } = await renderProfile()
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
})

test('logging out removes the token, even if the server cannot be reached', async () => {
  const api = fakeApi()
  api.fail('logout', 'no_answer')
  const { user, router } = await renderApp({ path: '/profile', as: 'signed-in', api })
  await chooseInMenu(user, 'Log out')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(isSignedIn()).toBe(false)
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
})

test('logging out opens the login immediately, even if the server does not answer', async () => {
  const api = fakeApi()
  const release = api.hold('logout')
  const { user, router } = await renderApp({ path: '/profile', as: 'signed-in', api })
  await chooseInMenu(user, 'Log out')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(isSignedIn()).toBe(false)
  expect(api.received('logout')).toHaveLength(1)
  release()
})

test('the theme is chosen in the menu and remembered', async () => {
  const { user } = await renderProfile()
  await chooseInMenu(user, 'Use the dark theme')
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await chooseInMenu(user, "Use the device's theme")
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

test('the menu leads to the profile settings', async () => {
  const { user, router } = await renderApp({ path: '/', as: 'signed-in' })
  await chooseInMenu(user, 'Profile Settings')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
})

test('? lists the shortcuts; g and a letter go to a page; / opens the assistant', async () => {
  const { user, router } = await renderProfile()
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Open the assistant')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('/')
  expect(await screen.findByRole('dialog', { name: 'Personal Finance Assistant' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('ga')
  await waitFor(() => expect(router.state.location.pathname).toBe('/assets'))
})

test('shortcuts do not fire while typing into a field', async () => {
  const { user, router } = await renderProfile()
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await user.type(screen.getByLabelText(/^Name/), '?/gd')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/profile')
})

test('single-key shortcuts can be switched off', async () => {
  const { user } = await renderProfile()
  await chooseInMenu(user, 'Keyboard shortcuts')
  const choice = await screen.findByRole('checkbox', { name: 'Use keyboard shortcuts' })
  await user.click(choice)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  localStorage.removeItem('single_key_shortcuts')
})
