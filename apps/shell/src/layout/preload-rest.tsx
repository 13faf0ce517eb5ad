import { useConnectionLost, useIsReading } from '@solvent/api-client'
import { loadAllParts } from '@solvent/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { remoteLoader } from '../federation/remotes'
import { prepareOffline } from '../offline/app-update'
import { loadOwnPages } from '../own-pages'

/** The delay if the page has not read anything yet, or if its data or a remote arrives slowly. */
const MAX_WAIT_MS = 2000
/** The delay after that; it bridges the gap between reading the profile and reading the page's data. */
const IDLE_DELAY_MS = 150
const RETRY_DELAY_MS = 3000

/** @throws Error if any of it fails to load */
async function loadRest(): Promise<void> {
  await Promise.all([loadAllParts(), loadOwnPages()])
  // The app works without offline support.
  await prepareOffline().catch(() => undefined)
}

/**
 * Loads the rest of the shell once the page has its data and its remotes, so that dialogs open without delay and the
 * shell's own pages also open offline. A failed load is retried.
 */
export function PreloadRest() {
  const isLoadingRemote = useSyncExternalStore(remoteLoader.subscribe, remoteLoader.isLoading)
  const isBusy = useIsReading() || isLoadingRemote
  const isOffline = useConnectionLost()
  const hasLoaded = useRef(false)
  const wasBusy = useRef(false)
  useEffect(() => {
    hasLoaded.current ||= isOffline || (wasBusy.current && !isBusy)
    wasBusy.current = isBusy
    if (isOffline) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCancelled = false
    const loadAfter = (ms: number) => {
      timer = setTimeout(() => loadRest().catch(() => !isCancelled && loadAfter(RETRY_DELAY_MS)), ms)
    }
    loadAfter(hasLoaded.current && !isBusy ? IDLE_DELAY_MS : MAX_WAIT_MS)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [isOffline, isBusy])
  return null
}
