import { type Reading, usePrefetch } from '@solvent/api-client'
import { useCallback } from 'react'
import { remoteLoader } from '../federation/remotes'
import { prepareOwnPages } from '../load-own-pages'
import type { AppPage } from '../pages'

/** Whether a remote names endpoints with their inputs. One of another release may name them otherwise, or not at all. */
function areReadings(value: unknown): value is readonly Reading[] {
  return Array.isArray(value) && value.every((one) => Array.isArray(one) && isEndpoint(one[0]))
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && 'path' in value
}

/** Fetches the code and the data of a page that somebody is about to open. */
export function useWarmUp(): (page: AppPage) => void {
  const prefetch = usePrefetch()
  return useCallback(
    ({ target }) => {
      if (!target) return prepareOwnPages()
      // What fails is told by the page, when it is opened.
      remoteLoader.load(target).promise.then(
        ({ readings }) => areReadings(readings) && prefetch(readings),
        () => undefined,
      )
    },
    [prefetch],
  )
}
