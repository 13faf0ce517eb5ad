import { useEffect, useSyncExternalStore } from 'react'
import type { LazyModule } from './lazy-with-retry'

const RETRY_DELAY_MS = 3000

/** Returns the loaded part or null. Loads it as soon as it is wanted, and retries until it has loaded. */
export function useLazyModule<Part>(lazy: LazyModule<Part>, isWanted = true): Part | null {
  const part = useSyncExternalStore(lazy.subscribe, lazy.current)
  const isMissing = isWanted && !part
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCancelled = false
    const load = () => {
      lazy.load().catch(() => {
        if (!isCancelled) timer = setTimeout(load, RETRY_DELAY_MS)
      })
    }
    load()
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [lazy, isMissing])
  return part
}
