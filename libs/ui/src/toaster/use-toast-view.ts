import { useEffect, useState } from 'react'
import { lazyModule } from '../lazy/lazy-module'
import { useLazyModule } from '../lazy/use-lazy-module'

const toastView = lazyModule(() => import('./toast-view'))

/** Delay before the view is prefetched, as toasts are unlikely right after the page has loaded. */
const PREFETCH_DELAY_MS = 2000

/**
 * The view of the toasts, loaded some time after the page or with the first toast. `hasFailed` is true if it failed to
 * load; the next toast tries again.
 */
export function useToastView(waiting: number) {
  const loaded = useLazyModule(toastView, false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => toastView.load().catch(() => undefined), PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (waiting > 0) toastView.load().catch(() => setFailed(true))
  }, [waiting])
  return { view: loaded?.ToastView, hasFailed }
}
