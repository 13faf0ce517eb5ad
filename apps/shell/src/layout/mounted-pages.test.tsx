import { act, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

type Router = Awaited<ReturnType<typeof renderApp>>['router']

const welcome = () => screen.findByRole('heading', { name: /^Welcome/ })

/** Opens a page whose remote cannot be loaded. */
async function leaveFor(router: Router, path: string) {
  await act(() => router.navigate(path))
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Welcome/ })).not.toBeInTheDocument())
}

test('a page that is shown again is still mounted', async () => {
  const { router } = await renderApp({ path: '/', as: 'signed-in' })
  const heading = await welcome()
  await leaveFor(router, '/aquarium')
  expect(heading).not.toBeVisible()
  await act(() => router.navigate('/'))
  expect(await welcome()).toBe(heading)
  expect(heading).toBeVisible()
})

test('hovering over a link prerenders its page, hidden and inaccessible', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  const link = await screen.findByRole('link', { name: 'Dashboard' })
  await user.hover(link)
  const heading = await screen.findByText(/^Welcome/)
  expect(heading).not.toBeVisible()
  expect(screen.queryByRole('heading', { name: /^Welcome/ })).not.toBeInTheDocument()
  await user.click(link)
  expect(await welcome()).toBe(heading)
})

test('the focus goes to the title of the visible page, not of a hidden one', async () => {
  const { router } = await renderApp({ path: '/', as: 'signed-in' })
  await welcome()
  await act(() => router.navigate('/profile'))
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title).not.toHaveTextContent('Welcome')
  await waitFor(() => expect(title).toHaveFocus())
})

test('the profile is mounted again: unsaved input is gone', async () => {
  const { router, user } = await renderApp({ path: '/profile', as: 'signed-in' })
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await act(() => router.navigate('/'))
  await welcome()
  await act(() => router.navigate('/profile'))
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible()
})

test('a dialog is closed when its page is left', async () => {
  const { router, user } = await renderApp({ path: '/', as: 'signed-in' })
  const [pay] = await screen.findAllByRole('button', { name: /^Pay / })
  await user.click(pay ?? document.body)
  await screen.findByRole('dialog')
  await leaveFor(router, '/aquarium')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(() => router.navigate('/'))
  await welcome()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
