import { type Reading, usePrefetch } from '@solvent/api-client'
import { useCallback } from 'react'
import { dashboardReadings } from '../dashboard/readings'
import { readingsOf } from '../federation/readings-of'
import { remoteLoader } from '../federation/remotes'
import { loadOwnPages } from '../own-pages'
import type { AppPage } from '../pages'
import { paths } from '../paths'

/** Loads the code of a page and returns what it reads. @throws Error if it fails to load */
async function loadPage({ path, target }: AppPage): Promise<readonly Reading[]> {
  if (target) return readingsOf(await remoteLoader.load(target).promise)
  await loadOwnPages()
  return path === paths.dashboard ? dashboardReadings : []
}

/** Prefetches the code and the data of a page, then prerenders it hidden. */
export function useWarmUp(prerender: (path: string) => void): (page: AppPage) => void {
  const prefetch = usePrefetch()
  return useCallback(
    (page) => {
      loadPage(page)
        .then(prefetch)
        .then(() => prerender(page.path))
        // The page reports the failure when it is opened.
        .catch(() => undefined)
    },
    [prefetch, prerender],
  )
}
