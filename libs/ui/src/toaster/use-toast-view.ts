import { useEffect, useSyncExternalStore } from 'react'
import { lazyWithRetry } from '../lazy/lazy-with-retry'
import { useLazyModule } from '../lazy/use-lazy-module'

const toastView = lazyWithRetry(() => import('./toast-view'))
const load = () => void toastView.load().catch(() => undefined)

/** Delay before the view is prefetched, as toasts are unlikely right after the page has loaded. */
const PREFETCH_DELAY_MS = 2000

/**
 * The view of the toasts, loaded some time after the page or with the first toast. `hasFailed` is true if it failed to
 * load; the next toast tries again.
 */
export function useToastView(waiting: number) {
  const loaded = useLazyModule(toastView, false)
  const hasFailed = useSyncExternalStore(toastView.subscribe, toastView.hasFailed)
  useEffect(() => {
    const timer = setTimeout(load, PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (waiting > 0) load()
  }, [waiting])
  return { view: loaded?.ToastView, hasFailed }
}
