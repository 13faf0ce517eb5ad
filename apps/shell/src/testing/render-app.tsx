// Must come first: the app reads the registry when it starts.
import './page-with-remotes'
import { endSession, startSession } from '@solvent/api-client'
import { fakeApi } from '@solvent/testing'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../app'
import { routes } from '../routes'

// jsdom has no layout to scroll.
window.scrollTo = () => undefined

interface OpenedAddress {
  path: string
  as: 'guest' | 'signed-in'
  api?: ReturnType<typeof fakeApi>
  /** Whether what the tab stored before is still there, as after a reload. */
  isReloaded?: boolean
}

/** Opens an address of the app on the fake API, as a guest or signed in. */
export async function renderApp({ path, as, api = fakeApi(), isReloaded = false }: OpenedAddress) {
  if (!isReloaded) sessionStorage.clear()
  if (as === 'signed-in') startSession(api.token)
  else endSession('asked')
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  let unmount = () => {}
  await act(async () => {
    ;({ unmount } = render(<App router={router} />))
  })
  return { api, router, unmount, user: userEvent.setup() }
}
