import type { WidgetProps } from '@solvent/remote-kit'
import { fakeApi } from '@solvent/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { remoteLoader } from '../federation/remotes'
import { renderApp } from '../testing/render-app'

const given: WidgetProps[] = []

/** Stands in for the remote. */
function Widget(props: object) {
  const { onConfigure = () => {}, wanted = false, ...rest }: Partial<WidgetProps> = props
  useEffect(() => {
    given.push({ onConfigure, wanted, ...rest })
  })
  return (
    <>
      <input aria-label="Message" />
      <button type="button" onClick={onConfigure}>
        Configure API Key
      </button>
    </>
  )
}

beforeEach(() => {
  given.length = 0
  const module = { default: Widget }
  const target = { remote: 'chat_mfe', kind: 'widget' } as const
  jest
    .spyOn(remoteLoader, 'load')
    .mockReturnValue({ id: 1, target, promise: Promise.resolve(module), module })
})
afterEach(() => jest.restoreAllMocks())

const panel = () => screen.findByRole('dialog', { name: 'Personal Finance Assistant' })

async function openProfile() {
  const app = await renderApp({ path: '/profile', as: 'signed-in' })
  await screen.findByRole('heading', { name: 'Profile Settings' })
  return app
}

test('the assistant button opens a panel over the page and gets the focus back', async () => {
  const { user, router } = await openProfile()
  expect(screen.queryByLabelText('Message')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Assistant' }))
  expect(await panel()).toBeVisible()
  expect(given.at(-1)).toMatchObject({ place: 'panel', wanted: true })
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus())
  expect(router.state.location.pathname).toBe('/profile')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Assistant' })).toHaveFocus())
})

test('the shortcut opens it, too, and its input is preserved', async () => {
  const { user } = await openProfile()
  await user.keyboard('/')
  await panel()
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus())
  await user.keyboard('What if/{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('/')
  await panel()
  expect(screen.getByLabelText('Message')).toHaveValue('What if/')
})

test('on the dashboard both open the existing card, every time', async () => {
  const { user, router } = await renderApp({ path: '/', as: 'signed-in' })
  await screen.findByLabelText('Message')
  for (const ask of [
    () => user.keyboard('/'),
    () => user.click(screen.getByRole('button', { name: 'Assistant' })),
  ]) {
    await ask()
    await waitFor(() => expect(given.at(-1)).toMatchObject({ wanted: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    act(() => given.at(-1)?.onOpened?.())
    await waitFor(() => expect(given.at(-1)).toMatchObject({ wanted: false }))
    expect(router.state.location.search).toBe('')
  }
})

test('the panel links to the key settings and closes when the page changes', async () => {
  const { user, router } = await openProfile()
  await user.click(screen.getByRole('button', { name: 'Assistant' }))
  await panel()
  await act(() => router.navigate('/'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => router.navigate('/assets'))
  await user.click(await screen.findByRole('button', { name: 'Assistant' }))
  await panel()
  await user.click(screen.getByRole('button', { name: 'Configure API Key' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

describe('on a wide screen', () => {
  const { matchMedia } = window
  const wide = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  beforeEach(() =>
    Object.assign(window, {
      matchMedia: (media: string) => (media.includes('1280px') ? wide : { ...wide, matches: false }),
    }),
  )
  afterEach(() => Object.assign(window, { matchMedia }))

  test('the assistant is beside the page, which stays usable, and stays open on other pages', async () => {
    const { user, router } = await openProfile()
    await user.click(screen.getByRole('button', { name: 'Assistant' }))
    await panel()
    await user.type(screen.getByLabelText('Message'), 'What if')
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(await panel()).toBeVisible()
    await act(() => router.navigate('/assets'))
    expect(await panel()).toBeVisible()
    expect(screen.getByLabelText('Message')).toHaveValue('What if')
    // The button focuses the open assistant.
    await user.click(screen.getByRole('button', { name: 'Assistant' }))
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('on the dashboard it gives way to the card of the page', async () => {
    const { user, router } = await openProfile()
    await user.click(screen.getByRole('button', { name: 'Assistant' }))
    await panel()
    await act(() => router.navigate('/'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await act(() => router.navigate('/assets'))
    expect(await panel()).toBeVisible()
  })

  test('on a dashboard that could not be loaded, it opens beside it', async () => {
    const api = fakeApi()
    api.fail('getDashboard', 'unavailable')
    const { user } = await renderApp({ path: '/', as: 'signed-in', api })
    await screen.findByText('Unable to Load Dashboard')
    await user.click(screen.getByRole('button', { name: 'Assistant' }))
    expect(await panel()).toBeVisible()
  })
})
