import './controls-at-once'
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
 * Shows a page to a signed-in person, with the fake API behind it. Give the API to let a call fail before
 * the page is shown, and the address to open it at. Answers the API and the person's hands (Testing Library's
 * user).
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
