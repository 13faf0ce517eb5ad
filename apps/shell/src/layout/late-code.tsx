import { useConnectionLost, useIsReading } from '@solvent/api-client'
import { loadControls, loadLongTables, loadOverlays } from '@solvent/ui'
import { useEffect, useRef } from 'react'
import { prepareOffline } from '../offline/app-update'
import { dashboardPage, profilePage } from '../own-pages'

/** A page that reads nothing, or is slow to, is waited for this long. */
const PATIENCE_MS = 2000
/** Between the person's profile and what the page reads. */
const PAUSE_MS = 150
const AGAIN_MS = 3000

/** @throws Error if a part of it does not come */
async function fetchRest(): Promise<void> {
  await Promise.all([
    loadControls(),
    loadOverlays(),
    loadLongTables(),
    dashboardPage.load(),
    profilePage.load(),
  ])
  // Without it the app works as before.
  await prepareOffline().catch(() => undefined)
}

/**
 * Fetches the rest of the shell as soon as the page has what it reads: a dialog opens at once, and the shell's own pages
 * do so without a connection, too. What was lost on its way is fetched again.
 */
export function LateCode() {
  const isReading = useIsReading()
  const isLost = useConnectionLost()
  const hasRead = useRef(false)
  const wasReading = useRef(false)
  useEffect(() => {
    hasRead.current ||= isLost || (wasReading.current && !isReading)
    wasReading.current = isReading
    if (isLost) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const fetchLater = (ms: number) => {
      timer = setTimeout(() => fetchRest().catch(() => !isOver && fetchLater(AGAIN_MS)), ms)
    }
    fetchLater(hasRead.current ? PAUSE_MS : PATIENCE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isLost, isReading])
  return null
}
