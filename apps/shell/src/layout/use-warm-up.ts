import { usePrefetch } from '@solvent/api-client'
import { useCallback } from 'react'
import { readingsOf } from '../federation/readings-of'
import { remoteLoader } from '../federation/remotes'
import { prepareOwnPages } from '../load-own-pages'
import type { AppPage } from '../pages'

/** Fetches the code and the data of a page that somebody is about to open. */
export function useWarmUp(): (page: AppPage) => void {
  const prefetch = usePrefetch()
  return useCallback(
    ({ target }) => {
      if (!target) return prepareOwnPages()
      // What fails is told by the page, when it is opened.
      remoteLoader.load(target).promise.then(
        (module) => prefetch(readingsOf(module)),
        () => undefined,
      )
    },
    [prefetch],
  )
}
