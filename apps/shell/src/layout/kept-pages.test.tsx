import { act, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

type Router = Awaited<ReturnType<typeof renderApp>>['router']

const welcome = () => screen.findByRole('heading', { name: /^Welcome/ })

/** Another page, without a remote that could load. */
async function leaveFor(router: Router, path: string) {
  await act(() => router.navigate(path))
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Welcome/ })).not.toBeInTheDocument())
}

test('a page that is shown again is the one that was left', async () => {
  const { router } = await renderApp({ path: '/', as: 'signed-in' })
  const heading = await welcome()
  await leaveFor(router, '/goals')
  expect(heading).not.toBeVisible()
  await act(() => router.navigate('/'))
  expect(await welcome()).toBe(heading)
  expect(heading).toBeVisible()
})

test('a page that is pointed at is there before it is opened, out of sight and out of reach', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  const link = await screen.findByRole('link', { name: 'Dashboard' })
  await user.hover(link)
  const heading = await screen.findByText(/^Welcome/)
  expect(heading).not.toBeVisible()
  expect(screen.queryByRole('heading', { name: /^Welcome/ })).not.toBeInTheDocument()
  await user.click(link)
  expect(await welcome()).toBe(heading)
})

test('the focus goes to the title of the page that is shown, not of one that was left', async () => {
  const { router } = await renderApp({ path: '/', as: 'signed-in' })
  await welcome()
  await act(() => router.navigate('/profile'))
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title).not.toHaveTextContent('Welcome')
  await waitFor(() => expect(title).toHaveFocus())
})

test('the profile is there anew: what was typed into it and not saved is gone', async () => {
  const { router, user } = await renderApp({ path: '/profile', as: 'signed-in' })
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await act(() => router.navigate('/'))
  await welcome()
  await act(() => router.navigate('/profile'))
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible()
})

test('a dialog goes with its page', async () => {
  const { router, user } = await renderApp({ path: '/', as: 'signed-in' })
  const [pay] = await screen.findAllByRole('button', { name: /^Pay / })
  await user.click(pay ?? document.body)
  await screen.findByRole('dialog')
  await leaveFor(router, '/goals')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(() => router.navigate('/'))
  await welcome()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
