import './prepare-controls'
import { startSession } from '@solvent/api-client'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AppProviders } from './app-providers'
import { fakeApi } from './fake-api'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * Renders a page for a signed-in person, with the fake API behind it. Pass `api` to make calls fail before the page
 * renders, and `address` to set the initial route. Returns the API and Testing Library's user.
 */
export function renderWithApi(page: ReactElement, api = fakeApi(), address = '/') {
  startSession(api.token)
  const user = userEvent.setup()
  render(
    <AppProviders>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </AppProviders>,
  )
  return { api, user }
}
