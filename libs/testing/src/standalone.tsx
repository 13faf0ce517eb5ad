import { startSession } from '@solvent/api-client'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AppProviders } from './app-providers'
import { fakeApi } from './fake-api'
import { maya } from './people'

/** About the speed at which a model writes. */
const WORD_PACE_MS = 60

/** Mounts a remote in `#root`, signed in, with the fake API behind it. Reloading the page resets the data. */
export function mountAlone(remote: ReactElement, person = maya) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root to mount in.')
  startSession(fakeApi(person, WORD_PACE_MS).token)
  createRoot(root).render(
    <AppProviders>
      <BrowserRouter>
        <main>{remote}</main>
      </BrowserRouter>
    </AppProviders>,
  )
}
