import { type Reading, usePrefetch } from '@solvent/api-client'
import { useCallback } from 'react'
import { dashboardReadings } from '../dashboard/readings'
import { readingsOf } from '../federation/readings-of'
import { remoteLoader } from '../federation/remotes'
import { dashboardPage, profilePage } from '../own-pages'
import type { AppPage } from '../pages'
import { paths } from '../paths'

/** Brings the code of a page, and says what it reads. @throws Error if it does not come */
async function load({ path, target }: AppPage): Promise<readonly Reading[]> {
  if (target) return readingsOf(await remoteLoader.load(target).promise)
  await Promise.all([dashboardPage.load(), profilePage.load()])
  return path === paths.dashboard ? dashboardReadings : []
}

/** Fetches the code and the data of a page that somebody is about to open, and draws it out of sight. */
export function useWarmUp(draw: (path: string) => void): (page: AppPage) => void {
  const prefetch = usePrefetch()
  return useCallback(
    (page) => {
      load(page)
        .then(prefetch)
        .then(() => draw(page.path))
        // What fails is told by the page, when it is opened.
        .catch(() => undefined)
    },
    [prefetch, draw],
  )
}
